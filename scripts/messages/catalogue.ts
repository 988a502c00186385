import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { ROOT } from '../shared/run';
import { type Parameter, parametersOf } from './typescript';

export const MESSAGES = `${ROOT}/src/i18n/messages`;

/** A message as a file of the catalogue has it. */
export interface Message {
  /**
   * What the comment above it says. A comment goes for the messages below it, too, up to the next one or to an empty line;
   * then that of the part goes. Values that the message is not given are left out.
   */
  readonly context: string;
  /** Where it stands in the file. */
  readonly property: ts.PropertyAssignment;
}

/** A file of the catalogue with its messages by their keys. */
export interface Room {
  readonly source: ts.SourceFile;
  readonly messages: ReadonlyMap<string, Message>;
}

/** The files of English: each language has the same ones. */
export const roomNames = (): string[] =>
  readdirSync(`${MESSAGES}/en`)
    .filter((file) => file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''));

export const hasRoom = (language: string, room: string): boolean =>
  existsSync(`${MESSAGES}/${language}/${room}.ts`);

/** A file of a language; one without messages where there is none. */
export function roomOf(language: string, room: string): Room {
  const file = `${MESSAGES}/${language}/${room}.ts`;
  return readRoom(existsSync(file) ? readFileSync(file, 'utf8') : '', file);
}

/** A file of English, which no import changes. */
export function englishRoom(room: string): Room {
  const known = english.get(room) ?? roomOf('en', room);
  english.set(room, known);
  return known;
}
const english = new Map<string, Room>();

export function readRoom(code: string, file: string): Room {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const messages = new Map<string, Message>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const part = contextOf(statement) ?? NO_CONTEXT;
    let context = part;
    for (const property of propertiesOf(statement)) {
      const own = contextOf(property);
      if (own) context = { says: own.says || part.says, values: [...part.values, ...own.values] };
      else if (standsApart(property)) context = part;
      const key = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();
      messages.set(key, { context: textOf(context, property), property });
    }
  }
  return { source, messages };
}

const propertiesOf = ({ declarationList }: ts.VariableStatement): ts.PropertyAssignment[] =>
  declarationList.declarations.flatMap(({ initializer }) =>
    initializer && ts.isObjectLiteralExpression(initializer)
      ? initializer.properties.filter(ts.isPropertyAssignment)
      : [],
  );

/** A comment: what it says, and then what each value is. */
interface Context {
  readonly says: string;
  /** '@param title - what is saved' */
  readonly values: readonly string[];
}

const NO_CONTEXT: Context = { says: '', values: [] };

/** What the comment above a message, or above a part of the library, says. */
function contextOf(node: ts.Node): Context | undefined {
  const comment = ts
    .getJSDocCommentsAndTags(node)[0]
    ?.getText()
    .replaceAll(/^\/\*\*|\*\/$|^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (!comment) return undefined;
  const [says = '', ...values] = ` ${comment}`.split(/ (?=@param )/);
  return { says: says.trim(), values };
}

/** Whether an empty line is above it. */
const standsApart = (node: ts.Node): boolean =>
  /\n\s*\n/.test(node.getFullText().slice(0, node.getLeadingTriviaWidth()));

function textOf({ says, values }: Context, { initializer }: ts.PropertyAssignment): string {
  const given = parametersOf(initializer).map(({ name }) => name);
  return [says, ...values.filter((value) => given.includes(value.split(' ')[1] ?? ''))]
    .filter((text) => text !== '')
    .join(' ');
}

/** The limit that a context names: 'At most 14 characters.' */
export function limitOf(context: string): number | undefined {
  const limit = /At most (\d+) characters/.exec(context)?.[1];
  return limit === undefined ? undefined : Number(limit);
}

/** The values that an English message is given. */
export const valuesGiven = ({ property }: Message): readonly Parameter[] =>
  parametersOf(property.initializer);
