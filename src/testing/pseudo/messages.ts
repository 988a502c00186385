import { messages as english, type Messages } from '../../i18n/messages/en/index.js';
import { pseudo } from './pseudo.js';

/** English made strange: what is not accented, longer and in brackets is no text of the library, and what is cut shows. */
export const messages = Object.fromEntries(
  Object.entries({ ...english }).map(([key, text]) => [key, pseudo(text)]),
) as Messages;
