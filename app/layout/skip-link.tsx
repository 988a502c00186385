import type { MouseEvent } from 'react';

/** Id of the main part of every public page. */
export const MAIN_ID = 'main';

function moveToMain(event: MouseEvent): void {
  const main = document.getElementById(MAIN_ID);
  if (!main) return;
  // The address stays as it is: the jump is no place to come back to.
  event.preventDefault();
  main.focus();
  main.scrollIntoView();
}

/** The first link of every public page: past the navigation (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a className="app-skip" href={`#${MAIN_ID}`} onClick={moveToMain}>
      Skip to content
    </a>
  );
}
