import { expect, it } from 'vitest';
import { defaultFormatters } from '../../i18n/formatters.js';
import { messages } from './messages.js';
import { inEnglish } from './pseudo.js';

it('accents a text, makes it 40% longer and puts it into brackets', () => {
  expect(messages['pager.next']).toMatch(/^\[Ñéxť.{2}\]$/);
});

it('keeps the values of a message: names and figures', () => {
  expect(messages['action.undo-of']({ of: 'Sione' })).toMatch(/^\[Úñďó: Sione.*\]$/);
  expect(messages['agent.help.waiting-bookings']({ bookings: 1200 }, defaultFormatters)).toMatch(
    /^\[1,200 bóóķíñğš ŵáíť/,
  );
});

it('returns the English of a text', () => {
  expect(inEnglish(messages['action.undo-of']({ of: 'Ana' }))).toBe('Undo: Ana');
});
