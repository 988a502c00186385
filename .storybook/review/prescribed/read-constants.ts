/** Who decided a text or a number. */
export type Origin = 'spec' | 'own';

/** A constant, as its source documents it. */
export interface DocumentedConstant {
  name: string;
  /** Its comment without the citation. */
  doc: string;
  origin: Origin;
  /** What the comment cites: 'Spec: 2.traveler-tiles'. Empty where it cites nothing. */
  cites: string;
}

const CITATION = /\s*\((spec: [^)]*)\)/;

/**
 * The exported constants of a source with their doc comments, in order. A constant right below another one shares its
 * comment; one that cites nothing takes the citation of the comment at the head of the file.
 */
export function readConstants(source: string): DocumentedConstant[] {
  const head = commentText(/^(?:import .*\n|\s)*((?:\/\/.*\n)+)/.exec(source)?.[1] ?? '');
  const found: DocumentedConstant[] = [];
  let comment = '';
  let lines: string[] = [];
  for (const line of source.split('\n')) {
    if (/^\s*(\/\*\*|\*)/.test(line)) {
      lines.push(line);
      continue;
    }
    if (lines.length > 0) comment = commentText(lines.join('\n'));
    lines = [];
    const name = /^export const ([A-Z][A-Z0-9_]*)\b/.exec(line)?.[1];
    if (name !== undefined) found.push(document(name, comment, head));
    if (line.trim() === '') comment = '';
  }
  return found;
}

/** Returns what is known of a constant. @param head - cites where its own comment does not */
export function document(name: string, comment: string, head = ''): DocumentedConstant {
  const cites = CITATION.exec(comment)?.[1] ?? CITATION.exec(head)?.[1] ?? '';
  return {
    name,
    doc: comment.replace(CITATION, '').trim(),
    origin: cites === '' ? 'own' : 'spec',
    cites: capitalize(cites),
  };
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The text of a comment, without its signs. */
const commentText = (comment: string): string =>
  comment
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(\/\*\*|\*\/|\*|\/\/)/, '')
        .replace(/\*\/\s*$/, '')
        .trim(),
    )
    .join(' ')
    .trim();
