'use client';
import { lineMessages } from '../../i18n/compiled/en/line.js';
import { listMessages } from '../../i18n/compiled/en/list.js';
import { roleMessages } from '../../i18n/compiled/en/role.js';
import { rowsMessages } from '../../i18n/compiled/en/rows.js';
import { statusMessages } from '../../i18n/compiled/en/status.js';
import { travelerMessages } from '../../i18n/compiled/en/traveler.js';
import { voyageMessages } from '../../i18n/compiled/en/voyage.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';

const MESSAGES = {
  ...lineMessages,
  ...listMessages,
  ...roleMessages,
  ...rowsMessages,
  ...statusMessages,
  ...travelerMessages,
  ...voyageMessages,
};

export const useI18n = () => ({ t: useMessages(MESSAGES), format: useFormatters() });

export type I18n = ReturnType<typeof useI18n>;
