import { grammarOf } from '../../grammar.js';
import type * as english from '../en/charts.js';
import type { TextsOf } from '../rooms.js';

const { plural, relativeDays } = grammarOf('ar');

export const charts: TextsOf<typeof english> = {
  'voyage.unit': (amount) => `كل مثلث يمثّل ${amount}`,
  'voyage.view': 'العرض',
  'voyage.band': 'شريط',
  'voyage.table': 'جدول',
  'voyage.confirmed': 'مؤكد',
  'voyage.pending': 'قيد الانتظار',
  'voyage.past': 'منقضٍ',
  'voyage.year': 'السنة',
  'voyage.month': 'الشهر',
  'voyage.day': 'اليوم',
  'voyage.all': 'الكل',
  'voyage.value': 'القيمة',
  'voyage.total': 'المجموع',
  'voyage.today': 'اليوم',
  'chart.unknown': 'غير معروف',
  'voyage.cell': (total, period) => `${total}، ${period}`,
  'voyage.cell-states': (total, confirmed, pending, period) =>
    `${total}، مؤكد: ${confirmed}، قيد الانتظار: ${pending}، ${period}`,

  'calendar.span': (days, label) => `${days}: ${label}`,
  'calendar.pending': (days, label) => `${days}: ${label}، قيد الانتظار`,
  'calendar.who-where': (who, where) => `${who}، ${where}`,
  'calendar.more': (format, count) => `${format.number(count)} أخرى`,
  'bars.others': (format, count) =>
    plural(count, {
      zero: 'لا عناصر أخرى',
      one: 'عنصر واحد آخر',
      two: 'عنصران آخران',
      few: `${format.number(count)} عناصر أخرى`,
      many: `${format.number(count)} عنصرًا آخر`,
      other: `${format.number(count)} عنصر آخر`,
    }),

  'trend-chart.chart': 'مخطط',
  'trend-chart.value': 'القيمة',
  'trend-chart.previous': 'الفترة السابقة',
  'trend-chart.both': (point, before) => `${point}؛ ${before}`,

  'history.trend': (what, first, since, last, until) => `${what}: ${first} في ${since}، ${last} في ${until}`,
  'history.sum': (format, sum, months) =>
    plural(months, {
      zero: `${sum} في ${format.number(months)} شهر`,
      one: `${sum} في شهر واحد`,
      two: `${sum} في شهرين`,
      few: `${sum} في ${format.number(months)} أشهر`,
      many: `${sum} في ${format.number(months)} شهرًا`,
      other: `${sum} في ${format.number(months)} شهر`,
    }),

  'departures.title': 'الحجوزات حسب شهر المغادرة',
  'departures.bookings': (format, count) =>
    plural(count, {
      zero: `${format.number(count)} حجز`,
      one: `حجز واحد`,
      two: `حجزان`,
      few: `${format.number(count)} حجوزات`,
      many: `${format.number(count)} حجزًا`,
      other: `${format.number(count)} حجز`,
    }),
  'departures.leaving': (month) => `المغادرة في ${month}`,
  'departures.any-month': (month) => `المغادرة في ${month}، إزالة`,
  'departures.sum': (format, bookings, pending, value) =>
    `${bookings}، قيد الانتظار: ${format.number(pending)}، ${value}`,
  'departures.undated': (format, count) =>
    plural(count, {
      zero: `${format.number(count)} حجز بلا تاريخ مقروء`,
      one: `حجز واحد بلا تاريخ مقروء`,
      two: `حجزان بلا تاريخ مقروء`,
      few: `${format.number(count)} حجوزات بلا تاريخ مقروء`,
      many: `${format.number(count)} حجزًا بلا تاريخ مقروء`,
      other: `${format.number(count)} حجز بلا تاريخ مقروء`,
    }),
  'departures.showing': (format, shown, all) => `عرض ${format.number(shown)} من ${format.number(all)}`,
  'departures.list': 'المغادرات',
  'departures.open': 'الفتح في الحجوزات',
  'departures.empty': 'لا توجد تواريخ مغادرة بعد',
  'departures.how-to': 'تظهر الحجوزات هنا عندما تُعرف تواريخها.',

  'months.commissions': 'العمولات حسب الشهر',
  'months.revenue': 'الإيرادات حسب الشهر',
  'months.spend': 'الإنفاق حسب الشهر',
  'months.commissions.state': 'العمولات',
  'months.revenue.state': 'الإيرادات',
  'months.spend.state': 'الإنفاق',

  'seat.none-left': 'مكتمل',
  'seat.left': (format, seats) =>
    plural(seats, {
      zero: `${format.number(seats)} مقعد متبقٍ`,
      one: `مقعد واحد متبقٍ`,
      two: `مقعدان متبقيان`,
      few: `${format.number(seats)} مقاعد متبقية`,
      many: `${format.number(seats)} مقعدًا متبقيًا`,
      other: `${format.number(seats)} مقعد متبقٍ`,
    }),
  'use.with-pending': (used, after) => `${used}، ${after} مع الطلبات المعلّقة`,
  'line.title': 'رحلتك',
  'line.today': (day) => `اليوم، ${day}`,
  'line.pending': (day) => `${day}، قيد الانتظار`,
  'line.upcoming': (format, day, days) => `${day}، ${relativeDays(days, format.number)}`,
};
