import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Tells of sizes as soon as an element is watched, as a browser does. */
class EagerObserver {
  private isWatching = true;
  constructor(private readonly onSizes: () => void) {}
  observe(): void {
    queueMicrotask(() => {
      if (this.isWatching) this.onSizes();
    });
  }
  disconnect(): void {
    this.isWatching = false;
  }
}

/** Gives every element a size, as on a page that has room for all parts. Until `vi.unstubAllGlobals` and `vi.restoreAllMocks`. */
export function widenPage(): void {
  vi.stubGlobal('ResizeObserver', EagerObserver);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1, 1));
}

/** Waits until what has room is there. */
export const untilWide = (): Promise<void> => act(async () => undefined);
