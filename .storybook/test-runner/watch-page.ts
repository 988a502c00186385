import type { ConsoleMessage, Page } from 'playwright';

interface PageWatch {
  /** Discards earlier errors and starts listening. */
  start: () => void;
  /** Stops listening without a check. */
  stop: () => void;
  /** Stops listening, and throws if anything was thrown, rejected or logged as an error since `start`. */
  expectSilence: () => void;
}

const watches = new WeakMap<Page, PageWatch>();

/** Returns whether a message is the browser's own about a failed call. */
const isFailedCall = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') &&
  /^https?:\/\/[^/]+\/api\//.test(message.location().url);

/** Collects a page's uncaught errors, unhandled rejections and console errors. */
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
    // A story may test a failed call. For calls without a handler, MSW logs another error.
    if (message.type() === 'error' && !isFailedCall(message)) note(`console.error: ${message.text()}`);
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
