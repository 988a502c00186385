import { grammarOf } from '../../grammar.js';
import type * as english from '../en/charts.js';
import type { TextsOf } from '../rooms.js';

const { plural, relativeDays } = grammarOf('zh-Hans');

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
  'chart.unknown': '未知',
  'voyage.cell': (total, period) => `${period}，${total}`,
  'voyage.cell-states': (total, confirmed, pending, period) =>
    `${period}，${total}，已确认 ${confirmed}，待处理 ${pending}`,

  'calendar.span': (days, label) => `${days}：${label}`,
  'calendar.pending': (days, label) => `${days}：${label}（待处理）`,
  'calendar.who-where': (who, where) => `${who}，${where}`,
  'calendar.more': (format, count) => `另有 ${format.number(count)} 项`,
  'bars.others': (format, count) => `其他${format.number(count)}项`,

  'trend-chart.chart': '图表',
  'trend-chart.value': '数值',
  'trend-chart.previous': '上一时段',
  'trend-chart.both': (point, before) => `${point}；${before}`,

  'history.trend': (what, first, since, last, until) => `${what}：${since} 为 ${first}，${until} 为 ${last}`,
  'history.sum': (format, sum, months) =>
    plural(months, {
      other: `${format.number(months)} 个月共 ${sum}`,
    }),

  'departures.title': '按出发月份统计的预订',
  'departures.bookings': (format, count) =>
    plural(count, {
      other: `${format.number(count)} 笔预订`,
    }),
  'departures.leaving': (month) => `${month}出发`,
  'departures.any-month': (month) => `移除“${month}出发”`,
  'departures.sum': (format, bookings, pending, value) =>
    `${bookings}，待处理 ${format.number(pending)} 笔，${value}`,
  'departures.undated': (format, count) =>
    plural(count, {
      other: `${format.number(count)} 笔预订的日期无法读取`,
    }),
  'departures.showing': (format, shown, all) =>
    `显示 ${format.number(shown)} 笔，共 ${format.number(all)} 笔`,
  'departures.list': '出发',
  'departures.open': '在预订中打开',
  'departures.empty': '暂无出发日期',
  'departures.how-to': '日期确定后，预订会显示在此处。',

  'months.commissions': '每月佣金',
  'months.revenue': '每月收入',
  'months.spend': '每月支出',
  'months.commissions.state': '佣金',
  'months.revenue.state': '收入',
  'months.spend.state': '支出',

  'seat.none-left': '已满',
  'seat.left': (format, seats) =>
    plural(seats, {
      other: `剩余 ${format.number(seats)} 个名额`,
    }),
  'use.with-pending': (used, after) => `${used}，计入待处理申请为 ${after}`,
  'line.title': '您的行程',
  'line.today': (day) => `今天，${day}`,
  'line.pending': (day) => `${day}，待处理`,
  'line.upcoming': (format, day, days) => `${day}，${relativeDays(days, format.number)}`,
};
