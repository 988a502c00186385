const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** US dollars, without cents when whole (decision 16). */
export const formatCents = (cents: number): string => (cents % 100 === 0 ? whole : exact).format(cents / 100);
