'use client';
import { actionMessages } from '../../i18n/compiled/en/actions.js';
import { agentMessages } from '../../i18n/compiled/en/agent.js';
import { departuresMessages, monthsMessages } from '../../i18n/compiled/en/charts.js';
import {
  bookingMessages,
  quickActionsMessages,
  sentenceMessages,
} from '../../i18n/compiled/en/components.js';
import { statusMessages } from '../../i18n/compiled/en/domain.js';
import { needsMessages } from '../../i18n/compiled/en/frame.js';
import { listMessages } from '../../i18n/compiled/en/lists.js';
import { monthMessages } from '../../i18n/compiled/en/shared.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';

const WORDS = {
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

/** Returns what the travel-agent dashboard says, and what writes its figures. */
export const useWords = () => ({ t: useMessages(WORDS), format: useFormatters() });

export type Words = ReturnType<typeof useWords>;
