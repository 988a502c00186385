'use client';
import { monthsMessages } from '../../i18n/compiled/en/charts.js';
import { sentenceMessages } from '../../i18n/compiled/en/components.js';
import { statusMessages } from '../../i18n/compiled/en/domain.js';
import { needsMessages } from '../../i18n/compiled/en/frame.js';
import { listMessages } from '../../i18n/compiled/en/lists.js';
import { organizerMessages, tourMessages } from '../../i18n/compiled/en/organizer.js';
import { monthMessages } from '../../i18n/compiled/en/shared.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';

const WORDS = {
  ...listMessages,
  ...monthMessages,
  ...monthsMessages,
  ...needsMessages,
  ...organizerMessages,
  ...sentenceMessages,
  ...statusMessages,
  ...tourMessages,
};

/** Returns what the tour-organizer dashboard says, and what writes its figures. */
export const useWords = () => ({ t: useMessages(WORDS), format: useFormatters() });

export type Words = ReturnType<typeof useWords>;
