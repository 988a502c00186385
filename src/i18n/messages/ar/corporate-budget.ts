import { grammarOf } from '../../grammar.js';
import type * as english from '../en/corporate-budget.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('ar');

export const corporateBudget: TextsOf<typeof english> = {
  'corporate.month.title': 'ميزانية هذا الشهر',
  'corporate.month.details': 'التفاصيل',

  'corporate.use.over': 'تجاوز الميزانية',
  'corporate.use.over-by': (format, amount) => `تجاوز بمقدار ${format.money(amount)}`,
  'corporate.use.left': (amount) => `متبقٍّ ${amount}`,
  'corporate.use.used-of': (used, budget) => `${used} من ${budget}`,
  'corporate.use.of': (format, budget) => `من ${format.money(budget)}`,
  'corporate.use.bar': (of) => `${of}: المستخدم من الميزانية`,
  'corporate.use.used': 'مستخدم',
  'corporate.use.percent': (format, percent) => `استُخدم ${format.percent(percent)}`,
  'corporate.use.month': 'المستخدم من الميزانية الشهرية',

  'corporate.budget.by-department': 'حسب القسم',

  'corporate.month.this': 'هذا الشهر',
  'corporate.month.used-of': (used, total) => `${used} مستخدم من ${total}`,
  'corporate.month.pending': (cost) => `${cost} معلّق`,
  'corporate.month.left-if-approved': (format, left, count) =>
    plural(count, {
      zero: `يتبقى ${left}`,
      one: `يتبقى ${left} عند الموافقة على طلب واحد`,
      two: `يتبقى ${left} عند الموافقة على الطلبين`,
      other: `يتبقى ${left} عند الموافقة على كل الطلبات الـ${format.number(count)}`,
    }),
  'corporate.month.left-if-these': (format, left, count) =>
    plural(count, {
      zero: `يتبقى ${left}`,
      one: `يتبقى ${left} عند الموافقة على طلب واحد`,
      two: `يتبقى ${left} عند الموافقة على هذين الطلبين`,
      other: `يتبقى ${left} عند الموافقة على هذه الطلبات الـ${format.number(count)}`,
    }),
  'corporate.month.over-if-approved': (format, over, count) =>
    plural(count, {
      zero: `تجاوز بمقدار ${over}`,
      one: `تجاوز بمقدار ${over} عند الموافقة على طلب واحد`,
      two: `تجاوز بمقدار ${over} عند الموافقة على الطلبين`,
      other: `تجاوز بمقدار ${over} عند الموافقة على كل الطلبات الـ${format.number(count)}`,
    }),
  'corporate.month.over-if-these': (format, over, count) =>
    plural(count, {
      zero: `تجاوز بمقدار ${over}`,
      one: `تجاوز بمقدار ${over} عند الموافقة على طلب واحد`,
      two: `تجاوز بمقدار ${over} عند الموافقة على هذين الطلبين`,
      other: `تجاوز بمقدار ${over} عند الموافقة على هذه الطلبات الـ${format.number(count)}`,
    }),
  'corporate.month.key-used': 'المستخدم',
  'corporate.month.key-pending': 'الطلبات المعلّقة',
  'corporate.month.key-left': 'المتبقي',

  'corporate.statement.total': 'المجموع',
  'corporate.statement.used': 'المستخدم',
  'corporate.statement.remaining': 'المتبقي',
  'corporate.statement.if-all': 'عند الموافقة على الكل',
  'corporate.statement.if-approved': (format, count) =>
    plural(count, {
      zero: 'دون أي موافقة',
      one: 'عند الموافقة على طلب واحد',
      two: 'عند الموافقة على الطلبين',
      other: `عند الموافقة على كل الطلبات الـ${format.number(count)}`,
    }),
  'corporate.statement.if-these': (format, count) =>
    plural(count, {
      zero: 'دون أي موافقة',
      one: 'عند الموافقة على طلب واحد',
      two: 'عند الموافقة على هذين الطلبين',
      other: `عند الموافقة على هذه الطلبات الـ${format.number(count)}`,
    }),

  'corporate.departments.title': 'الميزانية حسب القسم',
  'corporate.departments.more': (format, count) =>
    plural(count, {
      zero: 'لا أقسام أخرى في تبويب الميزانية',
      one: 'قسم آخر في تبويب الميزانية',
      two: 'قسمان آخران في تبويب الميزانية',
      few: `${format.number(count)} أقسام أخرى في تبويب الميزانية`,
      many: `${format.number(count)} قسمًا آخر في تبويب الميزانية`,
      other: `${format.number(count)} قسم آخر في تبويب الميزانية`,
    }),
  'corporate.departments.empty': 'لا أقسام بعد',
  'corporate.departments.how-to': 'خصّص للأقسام جزءًا من الميزانية وستظهر هنا.',
  'corporate.departments.line': (share) => `يشير الخط إلى ${share}: «قريب من الحد»`,
  'corporate.departments.left-after': (amount) => `يتبقى بعدها ${amount}`,
  'corporate.departments.over-after': (amount) => `تجاوز بعدها بمقدار ${amount}`,
  'corporate.departments.pending-in': (department) => `الطلبات المعلّقة في ${department}`,
};
