import type * as english from '../en/formats';
import type { Translation } from '../rooms';

export const formats: Translation<typeof english> = {
  'format.unknown-date': 'Fecha por confirmar',
};
