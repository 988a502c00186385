import { grammarOf } from '../../grammar.js';
import type * as english from '../en/table.js';
import type { TextsOf } from '../rooms.js';

const { plural, list } = grammarOf('es');

export const table: TextsOf<typeof english> = {
  'table.search': 'Buscar',
  'table.matches': (format, count) =>
    plural(count, { one: `${format.number(count)} resultado`, other: `${format.number(count)} resultados` }),
  'table.all': 'Todo',
  'table.any': (column) => `${column}: todo`,
  'table.tag': (column, value) => `${column}: ${value}`,
  'table.tag.search': (search) => `Búsqueda: ${search}`,
  'table.from': (limit) => `desde ${limit}`,
  'table.to': (limit) => `hasta ${limit}`,
  'table.between': (from, to) => `${from} – ${to}`,
  'table.choices': (values) => `${list(values)}`,
  'table.tag.remove': (tag) => `Quitar ${tag}`,
  'table.clear-filters': 'Borrar los filtros',
  'table.filters': 'Filtros',
  'table.more': 'Filtros y vista',
  'table.rows': (format, count) =>
    plural(count, { one: `${format.number(count)} fila`, other: `${format.number(count)} filas` }),
  'table.loading': 'Cargando filas',

  'table.page-size': 'Filas por página',
  'table.page': 'Página',
  'table.pages': (format, count) => `de ${format.number(count)}`,

  'table.columns': 'Columnas',
  'table.density': 'Altura de las filas',
  'table.density.compact': 'Compacta',
  'table.density.regular': 'Normal',
  'table.density.roomy': 'Amplia',
  'table.range.from': 'Desde',
  'table.range.to': 'Hasta',
  'table.range.clear': 'Borrar',
  'table.export': 'Exportar CSV',
  'table.export.failed': 'No se ha podido crear el archivo. Inténtelo de nuevo.',
  'table.print': 'Imprimir',

  'table.select-page': 'Seleccionar todas las filas de esta página',
  'table.select-row': (row) => `Seleccionar ${row}`,
  'table.details': (row) => `Detalles de ${row}`,
  'table.open': (row) => `Abrir ${row}`,
  'table.actions': (row) => `Acciones para ${row}`,
  'table.row-actions': 'Acciones',

  'table.bulk': 'Filas seleccionadas',
  'table.selected': (format, count) =>
    plural(count, {
      one: `${format.number(count)} seleccionada`,
      other: `${format.number(count)} seleccionadas`,
    }),
  'table.select-all': (rows) => `Seleccionar todo: ${rows}`,
  'table.export.these': (format, count) => `Exportar ${format.number(count)}`,
  'table.bulk.clear': 'Borrar',
  'table.bulk.escape': 'Esc',

  'table.no-match.search': (search) => `Nada coincide con «${search}»`,
  'table.no-match.filters': 'Nada coincide con estos filtros',
  'table.no-match.looked': (columns, rows) => `Se ha buscado en ${list(columns)}, en ${rows}.`,
  'table.no-match.without-search': (rows) => `Sin la búsqueda: ${rows}.`,
  'table.no-match.without': (column, rows) => `Sin el filtro «${column}»: ${rows}.`,
  'table.no-match.show': (rows) => `Mostrar ${rows}`,
  'table.no-match.clear': 'Borrar la búsqueda y los filtros',

  'table.failed': 'No se han podido cargar las filas.',
  'table.failed.kept': 'Puede que estas filas no estén al día: no se han podido cargar las nuevas.',
  'table.retry': 'Reintentar',
};
