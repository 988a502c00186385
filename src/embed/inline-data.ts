import type { SourceAnswer } from './read-source';

/** The JSON that an element carries in a `<script type="application/json">` child; undefined when it has none. */
export function readInlineData(element: Element): SourceAnswer | undefined {
  const script = element.querySelector(':scope > script[type="application/json"]');
  if (!script) return undefined;
  try {
    return { raw: JSON.parse(script.textContent) };
  } catch {
    return { failure: { code: 'malformed' } };
  }
}
