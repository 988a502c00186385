import { useEffect, useRef, useState } from 'react';
import type { Role } from 'tapa-ui/domain';
import { lazyPart } from 'tapa-ui/lazy-part';
import { OptionalPart } from '../../shell/optional-part';

interface DashboardPreviewProps {
  /** Whose dashboard it is. Nobody is signed in to it. */
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

/** Returns whether an element has come into sight. */
function useIsSeen() {
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, isSeen };
}

/**
 * The dashboard that a page speaks of, with sample data. It is a picture that is always up to date: nothing in it can be
 * pressed or read out, and its code loads once the reader comes to it.
 */
export function DashboardPreview({ role }: DashboardPreviewProps) {
  const { element, isSeen } = useIsSeen();
  return (
    <div
      className="h-160 overflow-hidden rounded-panel border bg-canvas mask-[linear-gradient(#000_calc(100%-96px),#0006)] print:hidden"
      ref={element}
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
