import type { ConsoleMessage, Page } from 'playwright';

interface PageWatch {
  /** Forgets what came before and begins to listen. */
  start: () => void;
  /** Stops listening without judging. */
  stop: () => void;
  /** Stops listening and throws when anything was thrown, rejected or logged as an error since `start`. */
  expectSilence: () => void;
}

const watches = new WeakMap<Page, PageWatch>();

/** The watch over a page's errors, whatever net they escape: throws, rejections and console errors at any time. */
export function watchPage(page: Page): PageWatch {
  const known = watches.get(page);
  if (known) return known;

  let problems: string[] = [];
  let isListening = false;
  const note = (problem: string) => {
    if (isListening) problems.push(problem);
  };
  page.on('pageerror', (error) => note(`Uncaught in the page: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') note(`console.error: ${message.text()}`);
  });
  page.on('crash', () => note('The page crashed'));

  const watch: PageWatch = {
    start() {
      problems = [];
      isListening = true;
    },
    stop() {
      isListening = false;
    },
    expectSilence() {
      isListening = false;
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
  watches.set(page, watch);
  return watch;
}
