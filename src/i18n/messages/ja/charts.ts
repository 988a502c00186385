import { grammarOf } from '../../grammar.js';
import type * as english from '../en/charts.js';
import type { TextsOf } from '../rooms.js';

const { plural, relativeDays } = grammarOf('ja');

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
  'chart.unknown': '不明',
  'voyage.cell': (total, period) => `${period}、${total}`,
  'voyage.cell-states': (total, confirmed, pending, period) =>
    `${period}、${total}、確定${confirmed}、保留中${pending}`,

  'calendar.span': (days, label) => `${days}：${label}`,
  'calendar.pending': (days, label) => `${days}：${label}（保留中）`,
  'calendar.who-where': (who, where) => `${who}、${where}`,
  'calendar.more': (format, count) => `ほか${format.number(count)}件`,
  'bars.others': (format, count) => `その他${format.number(count)}件`,

  'trend-chart.chart': 'グラフ',
  'trend-chart.value': '値',
  'trend-chart.previous': '前の期間',
  'trend-chart.both': (point, before) => `${point}、${before}`,

  'history.trend': (what, first, since, last, until) => `${what}：${since}は${first}、${until}は${last}`,
  'history.sum': (format, sum, months) =>
    plural(months, {
      other: `${format.number(months)}か月で${sum}`,
    }),

  'departures.title': '出発月別の予約',
  'departures.bookings': (format, count) =>
    plural(count, {
      other: `${format.number(count)}件の予約`,
    }),
  'departures.leaving': (month) => `${month}出発`,
  'departures.any-month': (month) => `${month}出発を解除`,
  'departures.sum': (format, bookings, pending, value) =>
    `${bookings}、保留中${format.number(pending)}件、${value}`,
  'departures.undated': (format, count) =>
    plural(count, {
      other: `日付を読み取れない予約が${format.number(count)}件あります`,
    }),
  'departures.showing': (format, shown, all) => `${format.number(all)}件中${format.number(shown)}件を表示`,
  'departures.list': '出発',
  'departures.open': '予約で開く',
  'departures.empty': '出発日はまだありません',
  'departures.how-to': '日付が決まると、予約がここに表示されます。',

  'months.commissions': '月別の手数料',
  'months.revenue': '月別の売上',
  'months.spend': '月別の支出',
  'months.commissions.state': '手数料',
  'months.revenue.state': '売上',
  'months.spend.state': '支出',

  'seat.none-left': '満席',
  'seat.left': (format, seats) =>
    plural(seats, {
      other: `残り${format.number(seats)}席`,
    }),
  'use.with-pending': (used, after) => `${used}、保留中の申請を含めると${after}`,
  'line.title': '旅の予定',
  'line.today': (day) => `今日、${day}`,
  'line.pending': (day) => `${day}、保留中`,
  'line.upcoming': (format, day, days) => `${day}、${relativeDays(days, format.number)}`,
};
