// cmdk asks for both without looking. Browsers have them; environments of tests without layout, as Jest's jsdom, do not.

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Element.prototype.scrollIntoView ??= () => undefined;
