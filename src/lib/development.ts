const warned = new Set<string>();

/** Says a sentence in the console, once for what it is about. */
export function sayOnce(sentence: string, about: string = sentence): void {
  if (warned.has(about)) return;
  warned.add(about);
  console.warn(sentence);
}

/** Warns once of each fault, in development alone: ask for NODE_ENV, which bundlers know, where it is called. */
export const warnOnce = (fault: string, about?: string): void => sayOnce(`tapa-ui: ${fault}`, about);

// `import` and `require` each load a copy of this package's modules, and so does a second version. What one copy keeps, the
// other does not see.

interface Mounted {
  readonly name: string;
  readonly copy: object;
}

const COPY = {};
const KEY = Symbol.for('tapa-ui.mounted');

function allMounted(): Set<Mounted> {
  const page = globalThis as { [KEY]?: Set<Mounted> | undefined };
  page[KEY] ??= new Set();
  return page[KEY];
}

/** Says that this copy has something mounted, until the returned function is called. */
export function holdMounted(name: string): () => void {
  const mounted = { name, copy: COPY };
  allMounted().add(mounted);
  return () => allMounted().delete(mounted);
}

/** In development, warns if another copy has something mounted that this one needs and has not. */
export function warnOfOtherCopy(name: string, needed: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const found = [...allMounted()].filter((mounted) => mounted.name === name);
  if (found.length === 0 || found.some(({ copy }) => copy === COPY)) return;
  sayOnce(
    `tapa-ui is loaded twice, as by import and by require: ${needed} does not reach the <${name}> of the other copy. Load it in one way.`,
  );
}
