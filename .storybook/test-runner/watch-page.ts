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

/** Whether it is the browser's own line about a call that was answered badly, or not at all. */
const isFailedCall = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') &&
  /^https?:\/\/[^/]+\/api\//.test(message.location().url);

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
    // A story may be about such a call; one that no handler answers is logged by MSW as well.
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
