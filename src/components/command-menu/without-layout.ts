/** Adds APIs that cmdk requires and test environments without layout, such as Jest's jsdom, lack. */
export function standInForLayout(): void {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  Element.prototype.scrollIntoView ??= () => undefined;
}
