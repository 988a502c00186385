'use client';
import { actionMessages } from '../../i18n/compiled/en/action.js';
import { agentMessages } from '../../i18n/compiled/en/agent.js';
import { bookingMessages } from '../../i18n/compiled/en/booking.js';
import { departuresMessages } from '../../i18n/compiled/en/departures.js';
import { listMessages } from '../../i18n/compiled/en/list.js';
import { monthMessages } from '../../i18n/compiled/en/month.js';
import { monthsMessages } from '../../i18n/compiled/en/months.js';
import { needsMessages } from '../../i18n/compiled/en/needs.js';
import { quickActionsMessages } from '../../i18n/compiled/en/quick-actions.js';
import { sentenceMessages } from '../../i18n/compiled/en/sentence.js';
import { statusMessages } from '../../i18n/compiled/en/status.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';

const MESSAGES = {
  ...actionMessages,
  ...agentMessages,
  ...bookingMessages,
  ...departuresMessages,
  ...listMessages,
  ...monthMessages,
  ...monthsMessages,
  ...needsMessages,
  ...quickActionsMessages,
  ...sentenceMessages,
  ...statusMessages,
};

export const useI18n = () => ({ t: useMessages(MESSAGES), format: useFormatters() });

export type I18n = ReturnType<typeof useI18n>;
