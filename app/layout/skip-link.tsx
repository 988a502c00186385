import type { MouseEvent } from 'react';

/** Id of `<main>`, the link's target without JavaScript. */
export const MAIN_ID = 'main';

function moveToMain(event: MouseEvent): void {
  const main = document.querySelector('main');
  if (!main) return;
  // Without a change of the address, the jump adds no history entry.
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.scrollIntoView();
}

/** The first tab stop of every screen, which skips the navigation (WCAG 2.4.1). */
export const SkipLink = () => (
  <a
    className="absolute start-2 top-2 z-31 rounded-control bg-brand px-4 py-2.5 font-text text-body font-semibold text-on-brand no-underline not-focus:sr-only outline-2 outline-offset-2 outline-focus print:hidden"
    href={`#${MAIN_ID}`}
    onClick={moveToMain}
  >
    Skip to content
  </a>
);
