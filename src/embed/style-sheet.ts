/** The styles of all widgets in this file; the build puts them in. */
declare const TAPA_CSS: string;

let sheet: CSSStyleSheet | undefined;

/** One sheet for all elements. No `<style>` element: a strict Content-Security-Policy forbids it. */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(TAPA_CSS);
  }
  return sheet;
}
