import { grammarOf } from '../../grammar';
import type * as english from '../en/domain';
import type { Translation } from '../rooms';

const { plural } = grammarOf('fr');

export const domain: Translation<typeof english> = {
  'rows.dropped': (format, count) =>
    plural(count, {
      one: `${format.number(count)} élément n’a pas pu être affiché`,
      other: `${format.number(count)} éléments n’ont pas pu être affichés`,
    }),
};
