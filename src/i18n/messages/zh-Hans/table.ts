import { grammarOf } from '../../grammar.js';
import type * as english from '../en/table.js';
import type { TextsOf } from '../rooms.js';

const { list } = grammarOf('zh-Hans');

export const table: TextsOf<typeof english> = {
  'table.search': '搜索',
  'table.matches': (format, count) => `${format.number(count)} 个匹配项`,
  'table.all': '全部',
  'table.any': (column) => `${column}：全部`,
  'table.tag': (column, value) => `${column}：${value}`,
  'table.tag.search': (search) => `搜索：${search}`,
  'table.from': (limit) => `${limit} 起`,
  'table.to': (limit) => `至 ${limit}`,
  'table.between': (from, to) => `${from} – ${to}`,
  'table.choices': (values) => `${list(values)}`,
  'table.tag.remove': (tag) => `移除 ${tag}`,
  'table.clear-filters': '清除筛选',
  'table.filters': '筛选',
  'table.more': '筛选与显示',
  'table.rows': (format, count) => `${format.number(count)} 行`,
  'table.loading': '正在加载行',

  'table.page-size': '每页行数',
  'table.page': '第',
  'table.pages': (format, count) => `页，共 ${format.number(count)} 页`,

  'table.columns': '列',
  'table.density': '行高',
  'table.density.compact': '紧凑',
  'table.density.regular': '标准',
  'table.density.roomy': '宽松',
  'table.range.from': '从',
  'table.range.to': '到',
  'table.range.clear': '清除',
  'table.export': '导出 CSV',
  'table.export.failed': '无法生成文件，请重试。',
  'table.print': '打印',

  'table.select-page': '选择本页所有行',
  'table.select-row': (row) => `选择 ${row}`,
  'table.details': (row) => `${row} 的详情`,
  'table.open': (row) => `打开 ${row}`,
  'table.actions': (row) => `${row} 的操作`,
  'table.row-actions': '操作',

  'table.bulk': '已选的行',
  'table.selected': (format, count) => `已选 ${format.number(count)} 项`,
  'table.select-all': (rows) => `选择全部 ${rows}`,
  'table.export.these': (format, count) => `导出 ${format.number(count)} 项`,
  'table.bulk.clear': '清除',
  'table.bulk.escape': 'Esc',

  'table.no-match.search': (search) => `没有与“${search}”匹配的内容`,
  'table.no-match.filters': '没有符合这些筛选条件的内容',
  'table.no-match.looked': (columns, rows) => `已在 ${rows}的${list(columns)}中查找。`,
  'table.no-match.without-search': (rows) => `不用搜索：${rows}。`,
  'table.no-match.without': (column, rows) => `不用筛选“${column}”：${rows}。`,
  'table.no-match.show': (rows) => `显示 ${rows}`,
  'table.no-match.clear': '清除搜索和筛选',

  'table.failed': '无法加载这些行。',
  'table.failed.kept': '这些行可能不是最新的：无法加载新的行。',
  'table.retry': '重试',
};
