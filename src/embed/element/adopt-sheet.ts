/** Sheets by document and styles: one for all elements. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Gives a shadow root its styles, also when its host has come to another document: a sheet works in its own document only.
 * No `<style>` element: a strict Content-Security-Policy forbids it. A document without a window shows nothing anyway.
 */
export function adoptSheet(shadow: ShadowRoot, css: string): void {
  const { ownerDocument } = shadow;
  const { defaultView } = ownerDocument;
  if (!defaultView) return;
  const known = sheets.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
  sheets.set(ownerDocument, known);
  let sheet = known.get(css);
  if (!sheet) {
    sheet = new defaultView.CSSStyleSheet();
    sheet.replaceSync(css);
    known.set(css, sheet);
  }
  shadow.adoptedStyleSheets = [sheet];
}
