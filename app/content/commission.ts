/** Platform commission on tour revenue, in percent (spec section 9). */
export const PLATFORM_COMMISSION_PERCENT = 15;
