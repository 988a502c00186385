import { parse, type Token } from '@messageformat/parser';
import { isPlural, type Part, type Text, wholeSentences } from './text';

// ICU MessageFormat, which translators and their tools know: 'Showing {first, number} of {total, number}',
// '{count, plural, one {# trip} other {# trips}}'. A separator of lists stands in quotation marks: {parts, join, ", "}.

const QUOTE = "'";
const MARK = '"';

/** Apostrophes are doubled, and from the first sign of the notation to the last one the text stands between two. */
function quoted(text: string, signs: RegExp): string {
  const [first, last] = [
    text.search(signs),
    Math.max(...Array.from(text.matchAll(signs), ({ index }) => index)),
  ];
  const doubled = (part: string) => part.replaceAll(QUOTE, QUOTE + QUOTE);
  if (first < 0) return doubled(text);
  const parts = [text.slice(0, first), text.slice(first, last + 1), text.slice(last + 1)].map(doubled);
  return parts.join(QUOTE);
}

const SIGNS = /[{}]/g;
/** Within a plural, what it counts is written as a number sign. */
const SIGNS_OF_PLURALS = /[{}#]/g;

/** @param count - what the plural around it counts, which is written '#' there */
export function writeIcu(text: Text, count?: string): string {
  return text.map((part) => writePart(part, count)).join('');
}

function writePart(part: Part, count: string | undefined): string {
  if (typeof part === 'string') return quoted(part, count === undefined ? SIGNS : SIGNS_OF_PLURALS);
  if (isPlural(part)) {
    const forms = Object.entries(part.forms).map(
      ([category, form]) => `${category} {${writeIcu(form, part.count)}}`,
    );
    return `{${part.count}, plural, ${forms.join(' ')}}`;
  }
  const { argument, format, and } = part;
  if (argument === count && format === 'number' && and === undefined) return '#';
  const more = format === 'join' ? MARK + and + MARK : and;
  return `{${[argument, format, more].filter((word) => word !== undefined).join(', ')}}`;
}

/**
 * Reads a text in the notation. Plurals within a sentence become plurals of whole sentences.
 *
 * @throws {Error} what the notation does not allow, or what the library has no form for
 */
export function readIcu(text: string): Text {
  return wholeSentences(readTokens(parse(text)));
}

const readTokens = (tokens: readonly Token[], count?: string): Text =>
  tokens.map((token) => readToken(token, count));

function readToken(token: Token, count: string | undefined): Part {
  switch (token.type) {
    case 'content':
      return token.value;
    case 'argument':
      return { argument: token.arg };
    case 'octothorpe':
      return { argument: count ?? '', format: 'number' };
    case 'function': {
      const and = (token.param ?? []).map((part) => ('value' in part ? part.value : '')).join('');
      return { argument: token.arg, format: token.key, ...(token.param && { and: unquoted(and.trim()) }) };
    }
    case 'plural': {
      if (token.pluralOffset) throw new Error('has a plural with an offset, which the library does not know');
      const forms = token.cases.map(({ key, tokens }) => [key, readTokens(tokens, token.arg)]);
      return { count: token.arg, forms: Object.fromEntries(forms) as Record<string, Text> };
    }
    default:
      throw new Error(`has a '${token.type}', which the library does not know`);
  }
}

const unquoted = (text: string): string =>
  text.length > 1 && text.startsWith(MARK) && text.endsWith(MARK) ? text.slice(1, -1) : text;
