import type * as english from '../en/charts';
import type { TextsOf } from '../rooms';

export const charts: TextsOf<typeof english> = {
  'voyage.unit': (amount) => `三角形1つは${amount}`,
  'voyage.view': '表示',
  'voyage.band': '帯',
  'voyage.table': '表',
  'voyage.confirmed': '確定',
  'voyage.pending': '保留中',
  'voyage.past': '終了',
  'voyage.year': '年',
  'voyage.month': '月',
  'voyage.day': '日',
  'voyage.all': 'すべて',
  'voyage.value': '金額',
  'voyage.total': '合計',
  'voyage.today': '今日',
  'voyage.unknown': '不明',
  'voyage.cell': (total, period) => `${period}、${total}`,
  'voyage.cell-states': (total, confirmed, pending, period) =>
    `${period}、${total}、確定${confirmed}、保留中${pending}`,
};
