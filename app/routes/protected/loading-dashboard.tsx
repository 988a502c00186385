import { type RefObject, useLayoutEffect, useRef } from 'react';
import { LoadingScreen } from 'tapa-ui/loading-screen';
import { PageFrame } from 'tapa-ui/page-frame';
import { PageHeader, TopBar } from 'tapa-ui/top-bar';

export interface LoadingDashboardProps {
  title: string;
}

/** Stands for a dashboard while its code loads: its bar and its title are where they stay. */
export function LoadingDashboard({ title }: LoadingDashboardProps) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusHandedOn(frame);
  return (
    <PageFrame ref={frame} topBar={<TopBar sticky />}>
      <PageHeader title={title} />
      <LoadingScreen />
    </PageFrame>
  );
}

/** Hands focus on to the part of the same name when another page takes the place of this one. */
function useFocusHandedOn(page: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = page;
    return () => {
      const { activeElement } = document;
      const part = current?.contains(activeElement) ? activeElement?.getAttribute('data-slot') : null;
      // The other page is in the document after this change of React's.
      if (part) queueMicrotask(() => focusPart(part));
    };
  }, [page]);
}

function focusPart(part: string): void {
  const element = document.querySelector<HTMLElement>(`[data-slot="${part}"]`);
  if (!element) return;
  // An element that takes no focus by itself takes it by script alone.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
