import { bookings } from '../../src/testing/demo-api/fixtures/bookings';
import { expect, test } from './fixtures';

/** Both sides of the date line, with different days at the same time. */
const ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats '2026-12-12' as 'Dec 12, 2026' without Date. */
function asShown(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[(month ?? 0) - 1]} ${date}, ${year}`;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const dated = bookings.filter(({ checkIn = '', checkOut = '' }) => DAY.test(checkIn) && DAY.test(checkOut));

for (const timezoneId of ZONES) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a calendar day is the same day', async ({ page, signIn }) => {
      await signIn('traveler');
      await page.goto('/dashboard?tab=trips');
      await expect(page.getByRole('link', { name: dated[0]?.listingTitle ?? '' }).first()).toBeVisible();
      expect(dated.length).toBeGreaterThan(3);
      for (const { id, checkIn = '', checkOut = '' } of dated.slice(0, 2)) {
        await page.goto(`/booking/${id}`);
        await expect(
          page
            .getByRole('definition')
            .filter({ hasText: asShown(checkIn) })
            .first(),
        ).toBeVisible();
        await expect(
          page
            .getByRole('definition')
            .filter({ hasText: asShown(checkOut) })
            .first(),
        ).toBeVisible();
      }
    });
  });
}
