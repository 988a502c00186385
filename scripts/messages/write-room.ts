import ts from 'typescript';
import { englishRoom, MESSAGES, readRoom, roomNames, roomOf } from './catalogue';

/** 'tour-organizer' as its object is called: 'tourOrganizer'. */
const objectName = (room: string): string =>
  room.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const emptyRoom = (room: string): string => `import type * as english from '../en/${room}.js';
import type { TextsOf } from '../rooms.js';

export const ${objectName(room)}: TextsOf<typeof english> = {};
`;

/**
 * A file of a language with messages in the place of its own. New ones stand behind those that they follow in English.
 *
 * @param messages - their code by their keys
 * @returns its code; line breaks are left to the formatter of sources
 */
export function writeRoom(language: string, room: string, messages: ReadonlyMap<string, string>): string {
  const file = `${MESSAGES}/${language}/${room}.ts`;
  const code = roomOf(language, room).source.text || emptyRoom(room);
  const own = readRoom(code, file);
  let at = code.indexOf('{', code.indexOf('export const')) + 1;
  let comma = '';
  const edits: Edit[] = [];
  for (const key of englishRoom(room).messages.keys()) {
    const property = own.messages.get(key)?.property;
    const message = messages.get(key);
    if (property) {
      at = property.getEnd();
      comma = ',';
      if (message !== undefined)
        edits.push({
          from: property.initializer.getStart(),
          to: property.initializer.getEnd(),
          text: message,
        });
    } else if (message !== undefined) {
      const entry = `\n${JSON.stringify(key)}: ${message}`;
      edits.push({ from: at, to: at, text: comma ? comma + entry : `${entry},` });
    }
  }
  return withGrammar(language, edited(code, edits));
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A code with parts replaced, which are in order. */
const edited = (code: string, edits: readonly Edit[]): string => {
  let end = 0;
  const parts = edits.map(({ from, to, text }) => {
    const before = code.slice(end, from);
    end = to;
    return before + text;
  });
  return parts.join('') + code.slice(end);
};

const GRAMMAR = ['plural', 'list', 'relativeDays'];

/** A file that takes from the language's grammar what it uses, and no more. */
function withGrammar(language: string, code: string): string {
  const source = ts.createSourceFile('room.ts', code, ts.ScriptTarget.Latest, true);
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) used.add(node.expression.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const names = GRAMMAR.filter((name) => used.has(name));
  const declaration = `const { ${names.join(', ')} } = grammarOf('${language}');`;
  const kept = source.statements
    .map((statement) => statement.getFullText())
    .filter((text) => !text.includes('grammarOf'));
  if (names.length === 0) return kept.join('');
  const object = kept.findIndex((text) => text.includes('export const'));
  return [
    "import { grammarOf } from '../../grammar.js';\n",
    kept.slice(0, object).join('').trimStart(),
    `\n\n${declaration}`,
    ...kept.slice(object),
  ].join('');
}

/** The `index.ts` of a new language. */
export function writeIndex(language: string): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  const rooms = roomNames().map((room) => ({ room, object: objectName(room) }));
  return `import type { Messages } from '../en/index.js';
${rooms.map(({ room, object }) => `import { ${object} } from './${room}.js';`).join('\n')}

/** ${name}. Not read by a native speaker yet. */
export const messages: Messages = {
${rooms.map(({ object }) => `  ...${object},`).join('\n')}
};
`;
}
