import { grammarOf } from '../../grammar.js';
import type * as english from '../en/frame.js';
import type { TextsOf } from '../rooms.js';

const { plural, relativeDays } = grammarOf('ar');

export const frame: TextsOf<typeof english> = {
  'sheet.close': 'إغلاق',
  'sheet.previous': 'السابق',
  'sheet.next': 'التالي',
  'sheet.copy-link': 'نسخ الرابط',
  'sheet.link-copied': 'تم نسخ الرابط',
  'sheet.link-not-copied': 'تعذّر نسخ الرابط',
  'sheet.now': (position, title) => `${position}: ${title}`,

  'command.search': 'بحث',
  'command.keys': 'Ctrl K',
  'command.title': 'بحث',
  'command.placeholder': 'علامة تبويب أو صفحة أو اسم',
  'command.results': 'النتائج',
  'command.none': (text) => `لا شيء باسم «${text}».`,
  'command.tabs': 'في لوحة المعلومات هذه',
  'command.pages': 'صفحات أخرى',
  'command.lists': 'البحث في القوائم',
  'command.in-list': (text, tab) => `«${text}» في ${tab}`,

  'shell.dashboard': 'لوحة المعلومات',
  'shell.tab-title': (tab, dashboard) => `${tab}، ${dashboard}`,

  'needs.title': 'بانتظارك',
  'needs.nothing': 'لا شيء بانتظارك اليوم.',
  'needs.count': () => 'بانتظارك',
  'needs.showing': (format, shown, total) => `عرض ${format.number(shown)} من ${format.number(total)}`,
  'needs.requested': (format, cost) => `المبلغ المطلوب: ${format.money(cost)}.`,
  'needs.requested-leaves': (format, cost, left, total) =>
    `المبلغ المطلوب: ${format.money(cost)}. إذا وافقت على الكل، يتبقى ${format.money(left)} من ${format.money(total)} هذا الشهر.`,
  'needs.reaches': (department, share) => `تصل ميزانية ${department} عندئذ إلى ${share}.`,
  'needs.pending-bookings': (format, count, value) =>
    `الحجوزات المعلّقة: ${format.number(count)}، بقيمة ${format.money(value)}.`,
  'needs.destination': 'الوجهة',
  'needs.pending-quotes': (format, count) => `عروض الأسعار المعلّقة: ${format.number(count)}`,
  'needs.quotes-wait': 'في انتظار رد عملائك.',
  'needs.open-quotes': 'فتح عروض الأسعار',
  'needs.week': 'كل مثلث أسبوع',
  'needs.quote': 'إنشاء عرض سعر',
  'needs.quote-of': (of) => `إنشاء عرض سعر لـ ${of}`,
  'needs.starts': (format, days) => `يبدأ ${relativeDays(days, format.number)}`,
  'needs.open-seats': (format, seats, tours, days) =>
    `المقاعد المتاحة: ${format.number(seats)}، في عدد من الجولات: ${format.number(tours)}. أقربها تبدأ ${relativeDays(days, format.number)}.`,
  'needs.seats': (format, taken, total) =>
    plural(total, {
      zero: `لا مقاعد`,
      one: `${format.number(taken)} من مقعد واحد`,
      two: `${format.number(taken)} من مقعدين`,
      few: `${format.number(taken)} من ${format.number(total)} مقاعد`,
      many: `${format.number(taken)} من ${format.number(total)} مقعدًا`,
      other: `${format.number(taken)} من ${format.number(total)} مقعد`,
    }),
  'needs.seats-left': (format, count) => `المقاعد المتبقية: ${format.number(count)}`,
};
