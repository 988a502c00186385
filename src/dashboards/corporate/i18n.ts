'use client';
import { budgetUseMessages } from '../../i18n/compiled/en/budget-use.js';
import { bulkMessages } from '../../i18n/compiled/en/bulk.js';
import { corporateMessages } from '../../i18n/compiled/en/corporate.js';
import { listMessages } from '../../i18n/compiled/en/list.js';
import { monthsMessages } from '../../i18n/compiled/en/months.js';
import { needsMessages } from '../../i18n/compiled/en/needs.js';
import { progressMessages } from '../../i18n/compiled/en/progress.js';
import { statusMessages } from '../../i18n/compiled/en/status.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';

const MESSAGES = {
  ...budgetUseMessages,
  ...bulkMessages,
  ...corporateMessages,
  ...listMessages,
  ...monthsMessages,
  ...needsMessages,
  ...progressMessages,
  ...statusMessages,
};

export const useI18n = () => ({ t: useMessages(MESSAGES), format: useFormatters() });

export type I18n = ReturnType<typeof useI18n>;
