import { readInlineData } from './inline-data';
import { readSource, type SourceAnswer } from './read-source';

/** Attributes that say where data comes from. `data` is none, but frameworks write it for want of the property. */
export const DATA_ATTRIBUTES = ['src', 'credentials', 'data'];

/** Data that was set before an element's class was there: it stands on the element itself, in front of the setter. */
export function takeEarlyData(element: HTMLElement & { data: unknown }): unknown {
  if (!Object.hasOwn(element, 'data')) return undefined;
  const { data } = element;
  delete (element as { data?: unknown }).data;
  return data;
}

interface ElementDataReader {
  /** Gives up without an answer. */
  signal: AbortSignal;
  /** Called with what was read; never by an element that carries no data and names no source. */
  accept: (answer: SourceAnswer) => void;
  /** Called when the reader is online again, after a source that failed for want of it. */
  reload: () => void;
  /** Called before a source is asked. */
  onAsk?: () => void;
}

/** Reads the data of an element: the JSON inside, else the answer of its `src`. An attribute `data` is a failure. */
export function readElementData(element: Element, reader: ElementDataReader): void {
  const { signal, accept } = reader;
  if (document.readyState === 'loading') {
    // The parser may not have come to the JSON inside yet.
    document.addEventListener('DOMContentLoaded', () => readElementData(element, reader), {
      once: true,
      signal,
    });
    return;
  }
  const inline = readInlineData(element);
  const src = element.getAttribute('src');
  if (inline) accept(inline);
  else if (src) void ask(src, element, reader);
  // A skeleton that nothing ever ends would tell nobody why.
  else if (element.hasAttribute('data')) accept({ failure: { code: 'malformed' } });
}

async function ask(
  src: string,
  element: Element,
  { signal, accept, reload, onAsk }: ElementDataReader,
): Promise<void> {
  onAsk?.();
  const answer = await readSource(src, element.getAttribute('credentials') === 'include', signal);
  if (signal.aborted) return;
  accept(answer);
  if ('failure' in answer && answer.failure.code === 'offline')
    addEventListener('online', reload, { once: true, signal });
}
