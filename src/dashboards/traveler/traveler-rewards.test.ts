import { expect, it } from 'vitest';
import { REWARDS } from '../../components/reward-card/index.js';
import { messages as de } from '../../i18n/compiled/de/index.js';
import { fallbackMessages } from '../../i18n/compiled/en/fallback.js';
import { programmeMessages } from '../../i18n/compiled/en/programme.js';
import { createFormatters } from '../../i18n/formatters.js';
import { messagesFrom } from '../../i18n/use-messages.js';
import { rewardsOf } from './traveler-rewards.js';

// spec: 2.reward-discount, 2.reward-transfer
it('shows fixed rewards in US dollars by default', () => {
  expect(rewardsOf(undefined, true).list).toEqual(REWARDS);
  expect(REWARDS.map(({ title, condition }) => `${title}: ${condition}`)).toEqual([
    '10% Discount: Off your next booking',
    'Free Airport Transfer: For bookings over $200',
    'Priority Support 24/7: Help from a person',
    'Exclusive Experiences: Private tours',
  ]);
});

it('shows fixed rewards in the currency and number format of the provider', () => {
  const format = createFormatters({ locale: 'de-DE', currency: 'EUR' });
  const english = rewardsOf(undefined, true, programmeMessages, fallbackMessages, format).list;
  expect(english[1]?.condition).toBe('For bookings over 200\u00A0€');
  const german = rewardsOf(
    undefined,
    true,
    messagesFrom(programmeMessages, de),
    fallbackMessages,
    format,
  ).list;
  expect([german[0]?.title, german[1]?.condition]).toEqual([
    '10\u00A0% Rabatt',
    'Bei Buchungen über 200\u00A0€',
  ]);
});
