import { grammarOf } from '../../grammar.js';
import type * as english from '../en/table.js';
import type { TextsOf } from '../rooms.js';

const { plural, list } = grammarOf('ar');

export const table: TextsOf<typeof english> = {
  'table.search': 'بحث',
  'table.matches': (format, count) =>
    plural(count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: `${format.number(count)} نتائج`,
      other: `${format.number(count)} نتيجة`,
    }),
  'table.all': 'الكل',
  'table.any': (column) => `${column}: الكل`,
  'table.tag': (column, value) => `${column}: ${value}`,
  'table.tag.search': (search) => `البحث: ${search}`,
  'table.from': (limit) => `من ${limit}`,
  'table.to': (limit) => `حتى ${limit}`,
  'table.between': (from, to) => `${from} – ${to}`,
  'table.choices': (values) => `${list(values)}`,
  'table.tag.remove': (tag) => `إزالة ${tag}`,
  'table.clear-filters': 'مسح عوامل التصفية',
  'table.filters': 'عوامل التصفية',
  'table.more': 'التصفية والعرض',
  'table.rows': (format, count) =>
    plural(count, {
      zero: 'لا صفوف',
      one: 'صف واحد',
      two: 'صفان',
      few: `${format.number(count)} صفوف`,
      many: `${format.number(count)} صفًا`,
      other: `${format.number(count)} صف`,
    }),
  'table.loading': 'جارٍ تحميل الصفوف',

  'table.page-size': 'عدد الصفوف في الصفحة',
  'table.page': 'الصفحة',
  'table.pages': (format, count) => `من ${format.number(count)}`,

  'table.columns': 'الأعمدة',
  'table.density': 'ارتفاع الصفوف',
  'table.density.compact': 'مضغوط',
  'table.density.regular': 'عادي',
  'table.density.roomy': 'واسع',
  'table.range.from': 'من',
  'table.range.to': 'إلى',
  'table.range.clear': 'مسح',
  'table.export': 'تصدير CSV',
  'table.export.failed': 'تعذّر إنشاء الملف. حاول مرة أخرى.',
  'table.print': 'طباعة',

  'table.select-page': 'تحديد كل صفوف هذه الصفحة',
  'table.select-row': (row) => `تحديد ${row}`,
  'table.details': (row) => `تفاصيل ${row}`,
  'table.open': (row) => `فتح ${row}`,
  'table.actions': (row) => `إجراءات ${row}`,
  'table.row-actions': 'إجراءات',

  'table.bulk': 'الصفوف المحددة',
  'table.selected': (format, count) => `المحدد: ${format.number(count)}`,
  'table.select-all': (rows) => `تحديد الكل: ${rows}`,
  'table.export.these': (format, count) => `تصدير ${format.number(count)}`,
  'table.bulk.clear': 'مسح',
  'table.bulk.escape': 'Esc',

  'table.no-match.search': (search) => `لا شيء يطابق «${search}»`,
  'table.no-match.filters': 'لا شيء يطابق عوامل التصفية هذه',
  'table.no-match.looked': (columns, rows) => `بحثنا في ${list(columns)} ضمن ${rows}.`,
  'table.no-match.without-search': (rows) => `من دون البحث: ${rows}.`,
  'table.no-match.without': (column, rows) => `من دون التصفية «${column}»: ${rows}.`,
  'table.no-match.show': (rows) => `عرض ${rows}`,
  'table.no-match.clear': 'مسح البحث وعوامل التصفية',

  'table.failed': 'تعذّر تحميل الصفوف.',
  'table.failed.kept': 'قد تكون هذه الصفوف قديمة: تعذّر تحميل الصفوف الجديدة.',
  'table.retry': 'إعادة المحاولة',
};
