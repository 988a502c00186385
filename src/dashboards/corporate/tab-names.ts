/** The tabs of the corporate dashboard as URLs and callbacks name them, in their order (spec section 2). */
export const CORPORATE_TABS = [
  'overview',
  'employees',
  'approvals',
  'budget',
  'policies',
  'analytics',
] as const;

/** One of them. */
export type CorporateTab = (typeof CORPORATE_TABS)[number];

/** Whether a text names one of them, e.g. one from a URL. */
export const isCorporateTab = (value: unknown): value is CorporateTab =>
  CORPORATE_TABS.some((tab) => tab === value);
