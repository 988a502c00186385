import { useCallback, useState } from 'react';
import { lazyPart } from 'tapa-ui/lazy-part';
import type { DashboardSection } from '../../content/types';
import { MoreLink, Onward } from '../../layout/parts';
import { OptionalPart } from '../../shell/optional-part';

type DashboardPreviewProps = Pick<DashboardSection, 'role' | 'tab'>;

const dashboard = lazyPart<DashboardPreviewProps>(async () => {
  const [{ RoleDashboard }, { EXAMPLE_ACCOUNTS }] = await Promise.all([
    import('tapa-ui/dashboards/role'),
    import('../../content/example-accounts'),
    import('tapa-ui/dashboards.css'),
  ]);
  return {
    default: ({ role, tab }) => (
      <RoleDashboard {...EXAMPLE_ACCOUNTS[role]} tab={tab} samples={false} fallback={null} />
    ),
  };
});

/** A dashboard with an example account, as a picture: inert, and loaded when scrolled to. */
export function DashboardPreview({ role, tab }: DashboardPreviewProps) {
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <figure>
      <div
        className="h-160 overflow-hidden rounded-panel border bg-canvas mask-[linear-gradient(#000_calc(100%-96px),#0006)]"
        ref={watch}
        aria-hidden="true"
        inert
      >
        {isSeen ? (
          <OptionalPart>
            <dashboard.Component role={role} tab={tab} />
          </OptionalPart>
        ) : null}
      </div>
      <figcaption className="mt-3 flex flex-wrap items-center gap-x-4 text-label text-muted">
        Example account, fictional people
        <MoreLink href="/demo-portals">
          Walk around in it
          <Onward />
        </MoreLink>
      </figcaption>
    </figure>
  );
}
