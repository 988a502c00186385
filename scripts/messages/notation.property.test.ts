import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readIcu, writeIcu } from './icu';
import { type Part, type Text, wholeSentences } from './text';
import { type Parameter, readMessage, writeMessage } from './typescript';

const PARAMETERS: readonly Parameter[] = [
  { name: 'format', type: 'Formatters' },
  { name: 'count', type: 'number' },
  { name: 'total', type: 'number' },
  { name: 'days', type: 'number' },
  { name: 'name', type: 'string' },
  { name: 'names', type: 'readonly string[]' },
];

const SIGNS = [
  'a',
  'Ä',
  '\\',
  '`',
  '$',
  '${',
  '{',
  '}',
  '#',
  '|',
  "'",
  "''",
  '"',
  '\n',
  ' ',
  ',',
  '件',
  '💡',
  '‏',
];
const words = fc
  .array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 6 })
  .map((signs) => signs.join(''));
const value = fc.constantFrom<Part>(
  { argument: 'name' },
  { argument: 'count', format: 'number' },
  { argument: 'total', format: 'money' },
  { argument: '5', format: 'number' },
  { argument: 'count', format: 'numberRange', and: 'total' },
  { argument: 'days', format: 'relativeDays' },
  { argument: 'names', format: 'list' },
  { argument: 'names', format: 'join', and: '، ' },
);
const sentence = fc.array(fc.oneof(words, value), { minLength: 1, maxLength: 6 });
const plural = (form: fc.Arbitrary<Text>): fc.Arbitrary<Part> =>
  fc.record({
    count: fc.constantFrom('count', 'total'),
    forms: fc.record({ '=1': form, one: form, other: form }, { requiredKeys: ['other'] }),
  });
const nested = plural(fc.array(fc.oneof(words, value), { minLength: 1, maxLength: 3 }));
const anyText: fc.Arbitrary<Text> = fc
  .tuple(sentence, fc.option(plural(fc.tuple(words, nested, value))), fc.option(nested), sentence)
  .map((parts) => wholeSentences(parts.flat().filter((part) => part !== null)));

/** The expression of a message in TypeScript. */
function expressionOf(code: string): ts.Expression {
  const source = ts.createSourceFile('a.ts', `export default ${code};`, ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  if (!statement || !ts.isExportAssignment(statement)) throw new Error(code);
  return statement.expression;
}

describe('any message', () => {
  it('reads in the notation of translators as it is written', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readIcu(writeIcu(text))).toEqual(text);
      }),
    );
  });

  it('reads in TypeScript as it is written', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const message = expressionOf(writeMessage(text, PARAMETERS));
        expect(wholeSentences(readMessage(message) ?? [])).toEqual(text);
      }),
    );
  });
});

describe('a message that a translator gives back', () => {
  it.each([
    [
      'You have {count, plural, one {# trip} other {# trips}}.',
      `(format, count) => plural(count, { one: \`You have \${format.number(count)} trip.\`, other: \`You have \${format.number(count)} trips.\` })`,
    ],
    [
      '{count, plural, =1 {one} other {many}}',
      `(_format, count) => plural(count, { '=1': "one", other: "many" })`,
    ],
    [
      'starts {days, relativeDays}',
      `(format, _count, _total, days) => \`starts \${relativeDays(days, format.number)}\``,
    ],
    ["l'hôtel ''{name}''", `(_format, _count, _total, _days, name) => \`l'hôtel '\${name}'\``],
    ['旅行', '() => "旅行"'],
    ['{names, join, " / "}', `(_format, _count, _total, _days, _name, names) => \`\${names.join(" / ")}\``],
    ['{count, numberRange, total}', `(format, count, total) => \`\${format.numberRange(count, total)}\``],
  ])('%s is written as code', (icu, code) => {
    expect(writeMessage(readIcu(icu), PARAMETERS)).toBe(code);
  });
});
