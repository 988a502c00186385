'use client';
import { lineMessages, voyageMessages } from '../../i18n/compiled/en/charts.js';
import { roleMessages, rowsMessages, statusMessages } from '../../i18n/compiled/en/domain.js';
import { listMessages } from '../../i18n/compiled/en/lists.js';
import { travelerMessages } from '../../i18n/compiled/en/traveler.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';

const WORDS = {
  ...lineMessages,
  ...listMessages,
  ...roleMessages,
  ...rowsMessages,
  ...statusMessages,
  ...travelerMessages,
  ...voyageMessages,
};

/** Returns what the traveler dashboard says, and what writes its figures. */
export const useWords = () => ({ t: useMessages(WORDS), format: useFormatters() });

export type Words = ReturnType<typeof useWords>;
