import { grammarOf } from '../../grammar.js';
import type * as english from '../en/table.js';
import type { TextsOf } from '../rooms.js';

const { plural, list } = grammarOf('de');

export const table: TextsOf<typeof english> = {
  'table.search': 'Suchen',
  'table.matches': (format, count) =>
    plural(count, { one: `${format.number(count)} Treffer`, other: `${format.number(count)} Treffer` }),
  'table.all': 'Alle',
  'table.any': (column) => `${column}: alle`,
  'table.tag': (column, value) => `${column}: ${value}`,
  'table.tag.search': (search) => `Suche: ${search}`,
  'table.from': (limit) => `ab ${limit}`,
  'table.to': (limit) => `bis ${limit}`,
  'table.between': (from, to) => `${from} – ${to}`,
  'table.choices': (values) => `${list(values)}`,
  'table.tag.remove': (tag) => `${tag} entfernen`,
  'table.clear-filters': 'Filter löschen',
  'table.filters': 'Filter',
  'table.more': 'Filter und Ansicht',
  'table.rows': (format, count) =>
    plural(count, { one: `${format.number(count)} Zeile`, other: `${format.number(count)} Zeilen` }),
  'table.loading': 'Zeilen werden geladen',

  'table.page-size': 'Zeilen pro Seite',
  'table.page': 'Seite',
  'table.pages': (format, count) => `von ${format.number(count)}`,

  'table.columns': 'Spalten',
  'table.density': 'Zeilenhöhe',
  'table.density.compact': 'Kompakt',
  'table.density.regular': 'Normal',
  'table.density.roomy': 'Luftig',
  'table.range.from': 'Von',
  'table.range.to': 'Bis',
  'table.range.clear': 'Löschen',
  'table.export': 'CSV exportieren',
  'table.export.failed': 'Die Datei konnte nicht erstellt werden. Versuchen Sie es noch einmal.',
  'table.print': 'Drucken',

  'table.select-page': 'Alle Zeilen dieser Seite auswählen',
  'table.select-row': (row) => `${row} auswählen`,
  'table.details': (row) => `Details zu ${row}`,
  'table.open': (row) => `${row} öffnen`,
  'table.actions': (row) => `Aktionen für ${row}`,
  'table.row-actions': 'Aktionen',

  'table.bulk': 'Ausgewählte Zeilen',
  'table.selected': (format, count) =>
    plural(count, { one: `${format.number(count)} ausgewählt`, other: `${format.number(count)} ausgewählt` }),
  'table.select-all': (rows) => `Alle auswählen: ${rows}`,
  'table.export.these': (format, count) => `${format.number(count)} exportieren`,
  'table.bulk.clear': 'Aufheben',
  'table.bulk.escape': 'Esc',

  'table.no-match.search': (search) => `Kein Treffer für „${search}“`,
  'table.no-match.filters': 'Kein Treffer mit diesen Filtern',
  'table.no-match.looked': (columns, rows) => `Gesucht wurde in ${list(columns)}, in ${rows}.`,
  'table.no-match.without-search': (rows) => `Ohne die Suche: ${rows}.`,
  'table.no-match.without': (column, rows) => `Ohne den Filter „${column}“: ${rows}.`,
  'table.no-match.show': (rows) => `${rows} anzeigen`,
  'table.no-match.clear': 'Suche und Filter löschen',

  'table.failed': 'Die Zeilen konnten nicht geladen werden.',
  'table.failed.kept': 'Diese Zeilen sind vielleicht veraltet: Neue konnten nicht geladen werden.',
  'table.retry': 'Erneut versuchen',
};
