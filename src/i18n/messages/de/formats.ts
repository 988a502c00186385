import type * as english from '../en/formats';
import type { TextsOf } from '../rooms';

export const formats: TextsOf<typeof english> = {
  'format.unknown-date': 'Termin wird noch bestätigt',
};
