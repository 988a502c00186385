import { statusName } from '../../domain/status.js';
import { statusMessages } from '../../i18n/compiled/en/domain.js';

/** Statuses by their names, in the words of a language. */
export type StatusWords = typeof statusMessages;

/**
 * A status in words: 'pending' reads 'Pending', 'in_review' reads 'In review'; known ones are in the words of the language.
 *
 * @param t - what is called how. @default English, as the status is written
 */
export function statusLabel(status: string, t: StatusWords = statusMessages): string {
  if (t !== statusMessages) {
    const key = `status.${statusName(status)}`;
    if (isKnown(key) && t[key] !== statusMessages[key]) return t[key];
  }
  const words = status.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isKnown = (key: string): key is keyof StatusWords => Object.hasOwn(statusMessages, key);
