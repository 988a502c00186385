import type * as english from '../en/formats.js';
import type { TextsOf } from '../rooms.js';

export const formats: TextsOf<typeof english> = {
  'format.unknown-date': 'Date à confirmer',
};
