/** Adds what cmdk calls without checking, and environments of tests without layout lack, like Jest's jsdom. */
export function standInForLayout(): void {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  Element.prototype.scrollIntoView ??= () => undefined;
}
