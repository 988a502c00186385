import type * as english from '../en/components';
import type { Translation } from '../rooms';

export const components: Translation<typeof english> = {
  'pager.previous': 'Précédent',
  'pager.next': 'Suivant',
  'pager.range': (format, first, last, total) =>
    `${format.number(first)}–${format.number(last)} sur ${format.number(total)}`,
};
