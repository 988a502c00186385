import { afterEach, expect, it, vi } from 'vitest';
import { sentTexts } from './sent-texts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('only texts are sent to the frame, and the console says once what is not', () => {
  const said: unknown[] = [];
  vi.spyOn(console, 'warn').mockImplementation((text) => said.push(text));
  expect(sentTexts({ 'widget.dashboard': 'Trips', offline: null })).toEqual({ 'widget.dashboard': 'Trips' });
  expect(said).toEqual([]);
  const words = { 'widget.dashboard': 'Trips', 'widget.loaded': (title: string) => `${title} is here` };
  expect(sentTexts(words)).toEqual({ 'widget.dashboard': 'Trips' });
  sentTexts({ ...words });
  expect(said).toEqual([
    "<tapa-dashboard> takes messages that are text, and no functions. Not reworded: 'widget.loaded'.",
  ]);
});
