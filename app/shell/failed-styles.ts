/** Links whose stylesheet did not come. */
const failed = new Set<HTMLLinkElement>();

const isStylesheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

/** Notes from now on which stylesheets fail to load: browsers do not tell afterwards. */
export function noteFailedStyles(): void {
  const note = ({ target }: Event) => {
    if (isStylesheet(target)) failed.add(target);
  };
  // The errors of a link do not bubble.
  document.addEventListener('error', note, { capture: true });
}

/** Loads a stylesheet a second time, in the place of the link that failed. */
function loadAgain(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.onload = () => resolve();
    again.onerror = () => reject(new Error(`${again.href} could not be loaded`));
    link.replaceWith(again);
  });
}

/**
 * Loads the stylesheets that failed to load. Vite asks for the styles of a lazy part once, and takes them for loaded ever
 * after: the part would come without.
 */
export async function loadFailedStyles(): Promise<void> {
  await Promise.all(Array.from(failed, loadAgain));
}
