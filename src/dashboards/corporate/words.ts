'use client';
import { bulkMessages } from '../../i18n/compiled/en/actions.js';
import { monthsMessages } from '../../i18n/compiled/en/charts.js';
import { budgetUseMessages, progressMessages } from '../../i18n/compiled/en/components.js';
import { corporateMessages } from '../../i18n/compiled/en/corporate.js';
import { statusMessages } from '../../i18n/compiled/en/domain.js';
import { needsMessages } from '../../i18n/compiled/en/frame.js';
import { listMessages } from '../../i18n/compiled/en/lists.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';

const WORDS = {
  ...budgetUseMessages,
  ...bulkMessages,
  ...corporateMessages,
  ...listMessages,
  ...monthsMessages,
  ...needsMessages,
  ...progressMessages,
  ...statusMessages,
};

/** Returns what the corporate dashboard says, and what writes its figures. */
export const useWords = () => ({ t: useMessages(WORDS), format: useFormatters() });

export type Words = ReturnType<typeof useWords>;
