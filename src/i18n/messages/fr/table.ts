import { grammarOf } from '../../grammar.js';
import type * as english from '../en/table.js';
import type { TextsOf } from '../rooms.js';

const { plural, list } = grammarOf('fr');

export const table: TextsOf<typeof english> = {
  'table.search': 'Rechercher',
  'table.matches': (format, count) =>
    plural(count, { one: `${format.number(count)} résultat`, other: `${format.number(count)} résultats` }),
  'table.all': 'Tout',
  'table.any': (column) => `${column} : tout`,
  'table.tag': (column, value) => `${column} : ${value}`,
  'table.tag.search': (search) => `Recherche : ${search}`,
  'table.from': (limit) => `à partir de ${limit}`,
  'table.to': (limit) => `jusqu’à ${limit}`,
  'table.between': (from, to) => `${from} – ${to}`,
  'table.choices': (values) => `${list(values)}`,
  'table.tag.remove': (tag) => `Retirer ${tag}`,
  'table.clear-filters': 'Effacer les filtres',
  'table.filters': 'Filtres',
  'table.more': 'Filtres et affichage',
  'table.rows': (format, count) =>
    plural(count, { one: `${format.number(count)} ligne`, other: `${format.number(count)} lignes` }),
  'table.loading': 'Chargement des lignes',

  'table.page-size': 'Lignes par page',
  'table.page': 'Page',
  'table.pages': (format, count) => `sur ${format.number(count)}`,

  'table.columns': 'Colonnes',
  'table.density': 'Hauteur des lignes',
  'table.density.compact': 'Compacte',
  'table.density.regular': 'Normale',
  'table.density.roomy': 'Ample',
  'table.range.from': 'De',
  'table.range.to': 'À',
  'table.range.clear': 'Effacer',
  'table.export': 'Exporter en CSV',
  'table.export.failed': 'Le fichier n’a pas pu être créé. Réessayez.',
  'table.print': 'Imprimer',

  'table.select-page': 'Sélectionner toutes les lignes de cette page',
  'table.select-row': (row) => `Sélectionner ${row}`,
  'table.details': (row) => `Détails de ${row}`,
  'table.open': (row) => `Ouvrir ${row}`,
  'table.actions': (row) => `Actions pour ${row}`,
  'table.row-actions': 'Actions',

  'table.bulk': 'Lignes sélectionnées',
  'table.selected': (format, count) =>
    plural(count, {
      one: `${format.number(count)} sélectionnée`,
      other: `${format.number(count)} sélectionnées`,
    }),
  'table.select-all': (rows) => `Tout sélectionner : ${rows}`,
  'table.export.these': (format, count) => `Exporter ${format.number(count)}`,
  'table.bulk.clear': 'Effacer',
  'table.bulk.escape': 'Échap',

  'table.no-match.search': (search) => `Aucun résultat pour « ${search} »`,
  'table.no-match.filters': 'Aucun résultat avec ces filtres',
  'table.no-match.looked': (columns, rows) => `Recherche dans ${list(columns)}, sur ${rows}.`,
  'table.no-match.without-search': (rows) => `Sans la recherche : ${rows}.`,
  'table.no-match.without': (column, rows) => `Sans le filtre « ${column} » : ${rows}.`,
  'table.no-match.show': (rows) => `Afficher ${rows}`,
  'table.no-match.clear': 'Effacer la recherche et les filtres',

  'table.failed': 'Les lignes n’ont pas pu être chargées.',
  'table.failed.kept': 'Ces lignes ne sont peut-être plus à jour : les nouvelles n’ont pas pu être chargées.',
  'table.retry': 'Réessayer',
};
