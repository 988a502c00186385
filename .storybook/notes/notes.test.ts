import { expect, it } from 'vitest';
import { readNotes, writeNotes } from './notes';

const notes = [{ story: 'a--b', x: 0.25, y: 140, text: 'Nukuʻalofa is cut off, “again” 🌺 ?&;:' }];

it('keeps notes in letters that an address of Storybook may have', () => {
  expect(writeNotes(notes)).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(readNotes(writeNotes(notes))).toEqual(notes);
  expect(writeNotes([])).toBe('');
});

it.each(['', '!', 'bm90IGpzb24', writeNotes([{ ...notes[0], x: 'left' } as never]), undefined, 7])(
  'reads no note from %j',
  (setting) => {
    expect(readNotes(setting)).toEqual([]);
  },
);
