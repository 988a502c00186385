import { grammarOf } from '../../grammar';
import type * as english from '../en/shared';
import type { Translation } from '../rooms';

const { plural } = grammarOf('fr');

export const shared: Translation<typeof english> = {
  'total.all': 'Total',
  'total.these': (format, count) =>
    plural(count, {
      one: 'Total de cette ligne',
      other: `Total de ces ${format.number(count)} lignes`,
    }),
};
