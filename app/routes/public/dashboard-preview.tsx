import { useCallback, useState } from 'react';
import type { Role } from 'tapa-ui/domain';
import { lazyPart } from 'tapa-ui/lazy-part';
import { OptionalPart } from '../../shell/optional-part';

interface DashboardPreviewProps {
  role: Role;
}

/** A dashboard and its styles: most readers of a page never come to where it stands. */
const dashboard = lazyPart<DashboardPreviewProps>(async () => {
  const [{ RoleDashboard }] = await Promise.all([
    import('tapa-ui/dashboards/role'),
    import('tapa-ui/dashboards.css'),
  ]);
  return { default: ({ role }) => <RoleDashboard user={{ role }} fallback={null} /> };
});

// A picture that is always up to date: nothing in it can be pressed or read out, and its code loads late.
export function DashboardPreview({ role }: DashboardPreviewProps) {
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
    <div
      className="h-160 overflow-hidden rounded-panel border bg-canvas mask-[linear-gradient(#000_calc(100%-96px),#0006)] print:hidden"
      ref={watch}
      aria-hidden="true"
      inert
    >
      {isSeen ? (
        <OptionalPart>
          <dashboard.Component role={role} />
        </OptionalPart>
      ) : null}
    </div>
  );
}
