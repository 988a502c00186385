const warned = new Set<string>();

/** Logs a warning once per topic, in production too. */
export function logOnce(message: string, topic: string = message): void {
  if (warned.has(topic)) return;
  warned.add(topic);
  console.warn(message);
}

/** Warns once per topic. Callers check NODE_ENV, so that bundlers remove the call in production. */
export const warnOnce = (fault: string, topic?: string): void => logOnce(`tapa-ui: ${fault}`, topic);

// `import` and `require` load separate copies of this package's modules, which do not share their state.

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

/** Registers a mounted component of this copy until the returned function is called. */
export function holdMounted(name: string): () => void {
  const mounted = { name, copy: COPY };
  allMounted().add(mounted);
  return () => allMounted().delete(mounted);
}

/** Warns, in development, if only another copy has mounted a component that this copy needs. */
export function warnOfOtherCopy(name: string, needed: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const found = [...allMounted()].filter((mounted) => mounted.name === name);
  if (found.length === 0 || found.some(({ copy }) => copy === COPY)) return;
  logOnce(
    `tapa-ui is loaded twice, as by import and by require: ${needed} does not reach the <${name}> of the other copy. Load it in one way.`,
  );
}
