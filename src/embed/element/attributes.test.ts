import { afterEach, expect, it, vi } from 'vitest';
import { formatsOf, itemHref } from './attributes.js';

afterEach(() => vi.restoreAllMocks());

const withAttributes = (attributes: Readonly<Record<string, string>>) =>
  ({ localName: 'tapa-rewards', getAttribute: (name: string) => attributes[name] ?? null }) as Element;

it.each([
  [{ currency: 'TALA' }, 'currency="TALA">: Intl knows no such currency.'],
  [{ currency: '' }, 'currency="">: Intl knows no such currency.'],
  [{ locale: 'not a tag' }, 'locale="not a tag">: Intl knows no such locale.'],
  [{ 'time-zone': 'Pacific/Nowhere' }, 'time-zone="Pacific/Nowhere">: Intl knows no such timeZone.'],
])('warns once about values of %j that Intl does not know', (attributes, fault) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  formatsOf(withAttributes(attributes));
  formatsOf(withAttributes(attributes));
  expect(warn.mock.calls).toEqual([[`<tapa-rewards ${fault}`]]);
});

it('does not warn about other spellings, or about no value', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const given = { currency: 'wst', locale: 'fr_PF.UTF-8', 'time-zone': 'Pacific/Apia' };
  expect(formatsOf(withAttributes(given))).toMatchObject({ currency: 'WST', locale: 'fr-PF' });
  expect(formatsOf(withAttributes({ currency: 'XXX' })).currency).toBe('XXX');
  formatsOf(withAttributes({}));
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  [7, 'https://tapa.example/tours/', 'https://tapa.example/tours/7'],
  ['../admin', 'https://tapa.example/tours/', 'https://tapa.example/tours/..%2Fadmin'],
  [
    'https://evil.example',
    'https://tapa.example/tours/',
    'https://tapa.example/tours/https%3A%2F%2Fevil.example',
  ],
  ['..', 'https://tapa.example/tours/', undefined],
  ['tour-1', 'javascript:alert(1)//', undefined],
  ['tour-1', undefined, undefined],
  ['https://evil.example', undefined, undefined],
])('links the row %j below %j to %j', (id, base, href) => {
  expect(itemHref(id, base)).toBe(href);
});
