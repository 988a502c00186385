import { grammarOf } from '../../grammar.js';
import type * as english from '../en/table.js';
import type { TextsOf } from '../rooms.js';

const { list } = grammarOf('ja');

export const table: TextsOf<typeof english> = {
  'table.search': '検索',
  'table.matches': (format, count) => `${format.number(count)}件が一致`,
  'table.all': 'すべて',
  'table.any': (column) => `${column}：すべて`,
  'table.tag': (column, value) => `${column}：${value}`,
  'table.tag.search': (search) => `検索：${search}`,
  'table.from': (limit) => `${limit}以上`,
  'table.to': (limit) => `${limit}以下`,
  'table.between': (from, to) => `${from}～${to}`,
  'table.choices': (values) => `${list(values)}`,
  'table.tag.remove': (tag) => `${tag}を解除`,
  'table.clear-filters': '絞り込みを解除',
  'table.filters': '絞り込み',
  'table.more': '絞り込みと表示',
  'table.rows': (format, count) => `${format.number(count)}行`,
  'table.loading': '行を読み込んでいます',

  'table.page-size': '1ページの行数',
  'table.page': 'ページ',
  'table.pages': (format, count) => `/ ${format.number(count)}`,

  'table.columns': '列',
  'table.density': '行の高さ',
  'table.density.compact': '狭い',
  'table.density.regular': '標準',
  'table.density.roomy': '広い',
  'table.range.from': '開始',
  'table.range.to': '終了',
  'table.range.clear': '解除',
  'table.export': 'CSVを書き出す',
  'table.export.failed': 'ファイルを作成できませんでした。もう一度お試しください。',
  'table.print': '印刷',

  'table.select-page': 'このページの行をすべて選択',
  'table.select-row': (row) => `${row}を選択`,
  'table.details': (row) => `${row}の詳細`,
  'table.open': (row) => `${row}を開く`,
  'table.actions': (row) => `${row}の操作`,
  'table.row-actions': '操作',

  'table.bulk': '選択した行',
  'table.selected': (format, count) => `${format.number(count)}件を選択中`,
  'table.select-all': (rows) => `${rows}をすべて選択`,
  'table.export.these': (format, count) => `${format.number(count)}件を書き出す`,
  'table.bulk.clear': '解除',
  'table.bulk.escape': 'Esc',

  'table.no-match.search': (search) => `「${search}」に一致するものはありません`,
  'table.no-match.filters': 'この絞り込みに一致するものはありません',
  'table.no-match.looked': (columns, rows) => `${list(columns)}を${rows}から検索しました。`,
  'table.no-match.without-search': (rows) => `検索を外すと：${rows}。`,
  'table.no-match.without': (column, rows) => `絞り込み「${column}」を外すと：${rows}。`,
  'table.no-match.show': (rows) => `${rows}を表示`,
  'table.no-match.clear': '検索と絞り込みを解除',

  'table.failed': '行を読み込めませんでした。',
  'table.failed.kept': 'これらの行は最新でない可能性があります。新しい行を読み込めませんでした。',
  'table.retry': '再試行',
};
