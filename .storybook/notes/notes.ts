/** A comment at a place of a story. */
export interface Note {
  /** The story's id. */
  story: string;
  /** Part of the page's width, 0 to 1, and distance from its top in px. */
  x: number;
  y: number;
  text: string;
}

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' &&
  value !== null &&
  ['story', 'text'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string') &&
  ['x', 'y'].every((key) => Number.isFinite((value as Record<string, unknown>)[key]));

/** Notes as a setting of the toolbar, which is part of every address: letters that Storybook lets through (base64url). */
export function writeNotes(notes: readonly Note[]): string {
  if (notes.length === 0) return '';
  const bytes = new TextEncoder().encode(JSON.stringify(notes));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The notes of an address; none where it holds anything else. */
export function readNotes(setting: unknown): Note[] {
  if (typeof setting !== 'string' || setting === '') return [];
  try {
    const binary = atob(setting.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(read) ? read.filter(isNote) : [];
  } catch {
    return [];
  }
}
