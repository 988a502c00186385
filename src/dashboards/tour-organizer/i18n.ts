'use client';
import { listMessages } from '../../i18n/compiled/en/list.js';
import { monthMessages } from '../../i18n/compiled/en/month.js';
import { monthsMessages } from '../../i18n/compiled/en/months.js';
import { needsMessages } from '../../i18n/compiled/en/needs.js';
import { organizerMessages } from '../../i18n/compiled/en/organizer.js';
import { sentenceMessages } from '../../i18n/compiled/en/sentence.js';
import { statusMessages } from '../../i18n/compiled/en/status.js';
import { tourMessages } from '../../i18n/compiled/en/tour.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';

const MESSAGES = {
  ...listMessages,
  ...monthMessages,
  ...monthsMessages,
  ...needsMessages,
  ...organizerMessages,
  ...sentenceMessages,
  ...statusMessages,
  ...tourMessages,
};

export const useI18n = () => ({ t: useMessages(MESSAGES), format: useFormatters() });

export type I18n = ReturnType<typeof useI18n>;
