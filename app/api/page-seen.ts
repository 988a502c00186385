// Browsers prerender pages that a reader may open next. Most are never seen, and must make no calls.
export function pageSeen(): Promise<void> {
  // Missing in TypeScript's `DOM` library.
  const { prerendering = false } = document as Document & { prerendering?: boolean };
  if (!prerendering) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}
