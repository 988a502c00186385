import type * as english from '../en/charts';
import type { TextsOf } from '../rooms';

export const charts: TextsOf<typeof english> = {
  'voyage.unit': (amount) => `一个三角形代表 ${amount}`,
  'voyage.view': '视图',
  'voyage.band': '图带',
  'voyage.table': '表格',
  'voyage.confirmed': '已确认',
  'voyage.pending': '待处理',
  'voyage.past': '已过',
  'voyage.year': '年份',
  'voyage.month': '月份',
  'voyage.day': '日期',
  'voyage.all': '全部',
  'voyage.value': '金额',
  'voyage.total': '合计',
  'voyage.today': '今天',
  'voyage.unknown': '未知',
  'voyage.cell': (total, period) => `${period}，${total}`,
  'voyage.cell-states': (total, confirmed, pending, period) =>
    `${period}，${total}，已确认 ${confirmed}，待处理 ${pending}`,
};
