import { type Catalogue, ELEMENT } from './catalogue.js';
import { compileMessage, type English } from './compile.js';
import { hasValues } from './icu.js';

function englishOf(key: string, { messages, notes }: Catalogue): English {
  const placeholders = Object.entries(notes.get(key)?.placeholders ?? {});
  return {
    isFunction: hasValues(messages.get(key) ?? ''),
    elements: placeholders.flatMap(([name, { type }]) => (type === ELEMENT ? [name] : [])),
  };
}

/**
 * Returns the entries of a module, and its head: the imports that they need.
 *
 * @param runtime - path or package of the runtime's import
 * @throws Error with language and key, for a message that does not compile
 */
export function entriesOf(
  { language, messages }: Catalogue,
  english: Catalogue,
  keys: Iterable<string>,
  runtime: string,
): { head: string; entries: ReadonlyMap<string, string> } {
  const uses = new Set<string>();
  const entries = new Map<string, string>();
  for (const key of keys) {
    try {
      const message = compileMessage(messages.get(key) ?? '', englishOf(key, english));
      for (const name of message.uses) uses.add(name);
      entries.set(key, `  ${JSON.stringify(key)}: ${message.code},`);
    } catch (error) {
      throw new Error(`${language}: '${key}' ${error instanceof Error ? error.message : error}`);
    }
  }
  const names = ['placed', 'rich', 'select'].filter((name) => uses.has(name));
  if (uses.has('plural')) names.push('pluralOf');
  const head = [
    ...(names.length > 0 ? [`import { ${names.join(', ')} } from '${runtime}';`] : []),
    ...(uses.has('plural') ? [`const plural = /* @__PURE__ */ pluralOf(${JSON.stringify(language)});`] : []),
  ];
  return { head: head.join('\n'), entries };
}

/** Returns the module of a host's own language, which imports the runtime from the package. */
export function hostModule(catalogue: Catalogue, english: Catalogue): string {
  const { head, entries } = entriesOf(catalogue, english, catalogue.messages.keys(), 'tapa-ui/messages');
  return `${head}\n\nexport const messages = {\n${[...entries.values()].join('\n')}\n};\n`;
}

export const hostTypes = (): string =>
  "import type { Catalogue } from 'tapa-ui/messages';\n\nexport declare const messages: Catalogue;\n";
