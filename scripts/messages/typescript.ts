import ts from 'typescript';
import { isPlural, type Part, type Text, type Value } from './text';

// Messages as the catalogues write them: `(format, count) => plural(count, { one: …, other: … })`.

/** A value that a message is given, by its English. */
export interface Parameter {
  readonly name: string;
  readonly type: string;
}

const isText = (node: ts.Expression): node is ts.StringLiteralLike => ts.isStringLiteralLike(node);

/** What a message says; undefined where its code is more than words, values and plurals. */
export function readMessage(message: ts.Expression): Text | undefined {
  return readText(ts.isArrowFunction(message) && !ts.isBlock(message.body) ? message.body : message);
}

function readText(node: ts.Expression): Text | undefined {
  if (isText(node)) return node.text === '' ? [] : [node.text];
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.flatMap(({ expression, literal }) => [
      readValue(expression),
      literal.text,
    ]);
    return complete([node.head.text, ...parts].filter((part) => part !== ''));
  }
  if (ts.isCallExpression(node) && nameOf(node.expression) === 'plural') return readPlural(node);
  const value = readValue(node);
  return value && [value];
}

const complete = (parts: readonly (Part | undefined)[]): Text | undefined =>
  parts.every((part) => part !== undefined) ? parts : undefined;

/** The last name of `en.plural` and of `plural`. */
const nameOf = (node: ts.Expression): string =>
  ts.isPropertyAccessExpression(node) ? node.name.text : node.getText();

/** An argument's name without the mark of those that are not used, or a figure. */
const argumentOf = (node: ts.Expression | undefined): string | undefined =>
  node && (ts.isIdentifier(node) || ts.isNumericLiteral(node)) ? bare(node.text) : undefined;

/** What writes a value by itself: lists by the language's grammar, and titles as English has them in a sentence. */
const WITHOUT_FORMATTERS = ['list', 'capital', 'small'];

/** Written by the language's grammar with a figure of the formatters, whose own words are those of the reader's locale. */
const IN_WORDS = 'relativeDays';
const FIGURES = 'format.number';

function readValue(node: ts.Expression): Value | undefined {
  const name = argumentOf(node);
  if (name !== undefined) return { argument: name };
  if (!ts.isCallExpression(node)) return undefined;
  const [first, second, ...more] = node.arguments;
  const format = nameOf(node.expression);
  if (ts.isPropertyAccessExpression(node.expression) && format === 'join') {
    const list = argumentOf(node.expression.expression);
    return list !== undefined && first && isText(first)
      ? { argument: list, format, and: first.text }
      : undefined;
  }
  const isOfFormatters = node.expression.getText() === `format.${format}`;
  const argument = argumentOf(first);
  if (format === IN_WORDS) {
    const takesFigures = !isOfFormatters && second?.getText() === FIGURES && more.length === 0;
    return takesFigures && argument !== undefined ? { argument, format } : undefined;
  }
  const and = argumentOf(second);
  if ((!isOfFormatters && !WITHOUT_FORMATTERS.includes(format)) || argument === undefined || more.length > 0)
    return undefined;
  if (second) return and === undefined ? undefined : { argument, format, and };
  return { argument, format };
}

function readPlural({ arguments: [counted, table] }: ts.CallExpression): Text | undefined {
  const count = argumentOf(counted);
  if (count === undefined || !table || !ts.isObjectLiteralExpression(table)) return undefined;
  const forms: Record<string, Text> = {};
  for (const form of table.properties) {
    const text = ts.isPropertyAssignment(form) ? readText(form.initializer) : undefined;
    if (!text || !form.name) return undefined;
    forms[ts.isStringLiteral(form.name) ? form.name.text : form.name.getText()] = text;
  }
  return [{ count, forms }];
}

const bare = (name: string): string => name.replace(/^_/, '');

/** The parameters of an English message: none where it is a text. */
export const parametersOf = (message: ts.Expression): readonly Parameter[] =>
  ts.isArrowFunction(message)
    ? message.parameters.map(({ name, type }) => ({
        name: bare(name.getText()),
        type: type?.getText() ?? 'unknown',
      }))
    : [];

const FORMATTERS = 'Formatters';

/** A message in TypeScript. Line breaks are left to the formatter of sources. */
export function writeMessage(text: Text, parameters: readonly Parameter[]): string {
  const body = writeText(text);
  const isUsed = ({ name, type }: Parameter) => (type === FORMATTERS ? body.formats : body.used.has(name));
  const last = parameters.findLastIndex(isUsed);
  const names = parameters
    .slice(0, last + 1)
    .map((parameter) => (isUsed(parameter) ? parameter.name : `_${parameter.name}`));
  return `(${names.join(', ')}) => ${body.code}`;
}

interface Code {
  readonly code: string;
  readonly used: ReadonlySet<string>;
  /** Whether it calls the reader's formatters. */
  readonly formats: boolean;
}

const writeText = (text: Text): Code => {
  const [first, ...more] = text;
  if (first !== undefined && more.length === 0 && typeof first === 'object' && isPlural(first)) {
    const forms = Object.entries(first.forms).map(([category, form]) => ({ category, ...writeText(form) }));
    return {
      code: `plural(${first.count}, { ${forms.map(({ category, code }) => `${nameOfForm(category)}: ${code}`).join(', ')} })`,
      used: new Set([first.count, ...forms.flatMap(({ used }) => [...used])]),
      formats: forms.some(({ formats }) => formats),
    };
  }
  const values = text.filter((part): part is Value => typeof part === 'object' && !isPlural(part));
  return {
    code: values.length === 0 ? JSON.stringify(text.join('')) : `\`${text.map(writePart).join('')}\``,
    used: new Set(
      values.flatMap(({ argument, format, and }) => [argument, ...(and && format !== 'join' ? [and] : [])]),
    ),
    formats: values.some(({ format }) => format !== undefined && format !== 'join' && format !== 'list'),
  };
};

/** '=1' is no name of JavaScript's. */
const nameOfForm = (category: string): string => (/^\w+$/.test(category) ? category : `'${category}'`);

function writePart(part: Part): string {
  if (typeof part === 'string') return part.replaceAll(/[\\`]|\$(?=\{)/g, (sign) => `\\${sign}`);
  if (isPlural(part)) throw new Error('has a plural within a sentence');
  const { argument, format, and } = part;
  if (format === undefined) return `\${${argument}}`;
  if (format === 'join') return `\${${argument}.join(${JSON.stringify(and)})}`;
  if (format === IN_WORDS) return `\${${format}(${argument}, ${FIGURES})}`;
  const call = format === 'list' ? format : `format.${format}`;
  return `\${${call}(${[argument, and].filter((name) => name !== undefined).join(', ')})}`;
}
