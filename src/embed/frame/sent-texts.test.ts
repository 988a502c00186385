import { afterEach, expect, it, vi } from 'vitest';
import { readShape } from './messages.js';
import { sentTexts, showSchema } from './show-message.js';

afterEach(() => {
  vi.restoreAllMocks();
});

it('only texts are sent to the frame, and the console says once what is not', () => {
  const said: unknown[] = [];
  vi.spyOn(console, 'warn').mockImplementation((text) => said.push(text));
  expect(sentTexts({ 'widget.title.dashboard': 'Trips', offline: null })).toEqual({
    'widget.title.dashboard': 'Trips',
  });
  expect(said).toEqual([]);
  const words = {
    'widget.title.dashboard': 'Trips',
    'widget.state.loaded': (title: string) => `${title} is here`,
  };
  expect(sentTexts(words)).toEqual({ 'widget.title.dashboard': 'Trips' });
  sentTexts({ ...words });
  expect(said).toEqual([
    "<tapa-dashboard> takes messages that are text, and no functions. Not reworded: 'widget.state.loaded'.",
  ]);
});

it('the frame shows what it is sent without a text that is too long', () => {
  const message = { tapa: 'show', kind: 'traveler', data: null, scheme: 'system', brand: {} };
  const messages = { 'widget.title.dashboard': 'Trips', offline: 'x'.repeat(1001) };
  expect(readShape({ ...message, messages }, showSchema)).toMatchObject({
    messages: { 'widget.title.dashboard': 'Trips' },
  });
  expect(readShape({ ...message, messages }, showSchema)?.messages).not.toHaveProperty('offline');
});
