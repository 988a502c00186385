import { grammarOf } from '../../grammar.js';
import type * as english from '../en/corporate.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('ar');

export const corporate: TextsOf<typeof english> = {
  'corporate.tab.overview': 'نظرة عامة',
  'corporate.tab.employees': 'الموظفون',
  'corporate.tab.approvals': 'الموافقات',
  'corporate.tab.budget': 'الميزانية',
  'corporate.tab.policies': 'السياسات',
  'corporate.tab.analytics': 'التحليلات',
  'corporate.help.employees': 'من يسافر، وكم استُخدم من كل ميزانية سفر.',
  'corporate.help.budget': 'المخطط والمستخدم والمتبقي، حسب القسم.',
  'corporate.help.policies': 'القواعد التي تتبعها كل رحلة.',
  'corporate.help.analytics': 'كيف يسير برنامج السفر لديك.',

  'corporate.help.none-waiting': 'لا طلبات تحتاج إلى قرارك.',
  'corporate.help.waiting': (format, count) =>
    plural(count, {
      zero: 'لا طلبات تحتاج إلى قرارك.',
      one: 'طلب واحد يحتاج إلى قرارك.',
      two: 'طلبان يحتاجان إلى قرارك.',
      few: `${format.number(count)} طلبات تحتاج إلى قرارك.`,
      many: `${format.number(count)} طلبًا يحتاج إلى قرارك.`,
      other: `${format.number(count)} طلب يحتاج إلى قرارك.`,
    }),
  'corporate.help.budget-left': (format, amount) => `بقي ${format.money(amount)} من ميزانية هذا الشهر.`,
  'corporate.help.overspent': (format, amount) =>
    `تجاوز الإنفاق ميزانية هذا الشهر بمقدار ${format.money(amount)}.`,
  'corporate.help.waiting-and-budget': (waiting, budget) => `${waiting} ${budget}`,
  'corporate.help.overview': 'الطلبات والميزانيات والسياسات لكل من يسافر لصالح شركتك.',
  'corporate.help.waiting-cost': (format, count, cost) =>
    plural(count, {
      zero: 'لا طلبات تحتاج إلى قرارك.',
      one: `طلب واحد يحتاج إلى قرارك، بمبلغ ${format.money(cost)}.`,
      two: `طلبان يحتاجان إلى قرارك، بمجموع ${format.money(cost)}.`,
      few: `${format.number(count)} طلبات تحتاج إلى قرارك، بمجموع ${format.money(cost)}.`,
      many: `${format.number(count)} طلبًا يحتاج إلى قرارك، بمجموع ${format.money(cost)}.`,
      other: `${format.number(count)} طلب يحتاج إلى قرارك، بمجموع ${format.money(cost)}.`,
    }),
  'corporate.help.waiting-some': (format, total, count, cost) =>
    plural(total, {
      zero: 'لا طلبات تحتاج إلى قرارك.',
      one: `طلب واحد يحتاج إلى قرارك. تكلفة المعروض منها (${format.number(count)}): ${format.money(cost)}.`,
      two: `طلبان يحتاجان إلى قرارك. تكلفة المعروض منها (${format.number(count)}): ${format.money(cost)}.`,
      few: `${format.number(total)} طلبات تحتاج إلى قرارك. تكلفة المعروض منها (${format.number(count)}): ${format.money(cost)}.`,
      many: `${format.number(total)} طلبًا يحتاج إلى قرارك. تكلفة المعروض منها (${format.number(count)}): ${format.money(cost)}.`,
      other: `${format.number(total)} طلب يحتاج إلى قرارك. تكلفة المعروض منها (${format.number(count)}): ${format.money(cost)}.`,
    }),
  'corporate.help.approvals': 'طلبات بانتظار قرارك، وطلبات سابقة.',

  'corporate.figures': 'أرقامك',
  'corporate.overview.figures': 'برنامج السفر لديك في لمحة',
  'corporate.overview.total-employees': 'إجمالي الموظفين',
  'corporate.overview.active-bookings': 'الحجوزات النشطة',
  'corporate.overview.monthly-budget': 'الميزانية الشهرية',
  'corporate.overview.approvals-pending': 'بانتظار الموافقة',
  'corporate.overview.departments': (format, count) =>
    plural(count, {
      zero: 'دون أقسام',
      one: 'قسم واحد',
      two: 'قسمان',
      few: `${format.number(count)} أقسام`,
      many: `${format.number(count)} قسمًا`,
      other: `${format.number(count)} قسم`,
    }),
  'corporate.overview.contracts': (format, count) =>
    plural(count, {
      zero: 'لا عقود سارية',
      one: 'عقد واحد سارٍ',
      two: 'عقدان ساريان',
      few: `${format.compactNumber(count)} عقود سارية`,
      many: `${format.compactNumber(count)} عقدًا ساريًا`,
      other: `${format.compactNumber(count)} عقد سارٍ`,
    }),
  'corporate.overview.requested': (format, cost) => `المطلوب ${format.compactMoney(cost)}`,
  'corporate.overview.requests': 'طلبات السفر',
  'corporate.overview.need-decision': () => 'بانتظار القرار',
  'corporate.overview.team': 'ميزانيات الفريق',
  'corporate.overview.all-approvals': 'كل الموافقات',
  'corporate.overview.employees': 'الموظفون',
  'corporate.overview.all-policies': 'كل السياسات',
  'corporate.overview.no-requests': 'لا طلبات بعد',
  'corporate.overview.requests-how-to': 'ستظهر هنا الرحلات التي يطلبها الموظفون.',

  'corporate.approvals.pending': 'قيد الانتظار',
  'corporate.approvals.approved': 'الموافق عليها',
  'corporate.approvals.others': 'طلبات أخرى',
  'corporate.approvals.count': (count) => plural(count, { few: 'طلبات', many: 'طلبًا', other: 'طلب' }),
  'corporate.approvals.requested': (format, cost) => `المطلوب ${format.money(cost)}`,
  'corporate.approvals.requested-in-these': (format, cost, count) =>
    plural(count, {
      zero: `المطلوب ${format.money(cost)}`,
      one: `المطلوب ${format.money(cost)} في هذا الطلب`,
      two: `المطلوب ${format.money(cost)} في هذين الطلبين`,
      other: `المطلوب ${format.money(cost)} في هذه الطلبات الـ${format.number(count)}`,
    }),
  'corporate.approvals.approved-cost': (format, cost) => `الموافق عليه ${format.money(cost)}`,
  'corporate.approvals.others-cost': (format, cost) => `المجموع ${format.money(cost)}`,
  'corporate.approvals.none-pending': 'لا شيء يحتاج إلى قرارك',
  'corporate.approvals.pending-how-to': 'ستظهر هنا الرحلات التي يطلبها الموظفون.',
  'corporate.approvals.none-approved': 'لا طلبات موافق عليها بعد',
  'corporate.approvals.approved-how-to': 'ستظهر هنا الطلبات التي توافق عليها.',

  'corporate.request.destination': 'الوجهة',
  'corporate.request.dates': 'التواريخ',
  'corporate.request.purpose': 'الغرض',
  'corporate.request.cost': 'التكلفة',

  'corporate.team.title': 'أعضاء الفريق',
  'corporate.team.count': (count) =>
    plural(count, { few: 'أعضاء في الفريق', many: 'عضوًا في الفريق', other: 'عضو في الفريق' }),
  'corporate.team.employees': (count) => plural(count, { few: 'موظفين', many: 'موظفًا', other: 'موظف' }),
  'corporate.team.employee': 'الموظف',
  'corporate.team.department': 'القسم',
  'corporate.team.share': 'نسبة الاستخدام',
  'corporate.team.used': 'المستخدم',
  'corporate.team.left': 'المتبقي',
  'corporate.team.all': 'كل أعضاء الفريق',
  'corporate.team.bar': (of) => `${of}: المستخدم من ميزانية السفر`,
  'corporate.team.empty': 'لا أعضاء في الفريق بعد',
  'corporate.team.how-to': 'سيظهر هنا الموظفون الذين لديهم ميزانية سفر.',

  'corporate.policies.title': 'سياسات السفر',
  'corporate.policies.count': (count) => plural(count, { few: 'سياسات', other: 'سياسة' }),
  'corporate.compliance.title': 'الالتزام',
  'corporate.compliance.score': 'درجة الالتزام',
  'corporate.compliance.bar': 'درجة الالتزام',
  'corporate.policies.list': 'السياسات',
  'corporate.policies.empty': 'لا سياسات بعد',
  'corporate.policies.how-to': 'ستظهر هنا القواعد التي تضعها شركتك للسفر.',
  'corporate.policies.manage': 'إدارة',
  'corporate.policies.manage-of': (of) => `إدارة ${of}`,
  'corporate.policies.updated': (date) => `حُدّثت في ${date}`,
  'corporate.policies.updated-unknown': (date) => `آخر تحديث: ${date}`,

  'corporate.analytics.compliance': 'درجة الالتزام',
  'corporate.analytics.contracts': 'العقود السارية',
  'corporate.analytics.budget-used': 'المستخدم من الميزانية',
  'corporate.analytics.average-request': 'متوسط الطلب',
  'corporate.analytics.policies': (format, count) =>
    plural(count, {
      zero: 'لا سياسات سارية',
      one: 'سياسة سارية واحدة',
      two: 'سياستان ساريتان',
      few: `${format.number(count)} سياسات سارية`,
      many: `${format.number(count)} سياسة سارية`,
      other: `${format.number(count)} سياسة سارية`,
    }),
  'corporate.analytics.bookings': (format, count) =>
    plural(count, {
      zero: 'لا حجوزات نشطة',
      one: 'حجز نشط واحد',
      two: 'حجزان نشطان',
      few: `${format.compactNumber(count)} حجوزات نشطة`,
      many: `${format.compactNumber(count)} حجزًا نشطًا`,
      other: `${format.compactNumber(count)} حجز نشط`,
    }),
  'corporate.analytics.share': (format, percent, budget) =>
    `${format.percent(percent)} من ${format.compactMoney(budget)}`,
  'corporate.analytics.requests': (format, count) =>
    plural(count, {
      zero: 'لا طلبات',
      one: 'طلب واحد',
      two: 'طلبان',
      few: `${format.number(count)} طلبات`,
      many: `${format.number(count)} طلبًا`,
      other: `${format.number(count)} طلب`,
    }),
  'corporate.analytics.requests-of': (format, count, total) =>
    plural(total, {
      zero: 'لا طلبات',
      one: `${format.number(count)} من طلب واحد`,
      two: `${format.number(count)} من طلبين`,
      few: `${format.number(count)} من ${format.compactNumber(total)} طلبات`,
      many: `${format.number(count)} من ${format.compactNumber(total)} طلبًا`,
      other: `${format.number(count)} من ${format.compactNumber(total)} طلب`,
    }),
  'corporate.analytics.no-requests': 'لا طلبات بعد',

  'corporate.spending.title': 'الإنفاق حسب القسم',
  'corporate.spending.by': (format, count) =>
    plural(count, {
      zero: 'دون أقسام',
      one: 'أنفقها قسم واحد',
      two: 'أنفقها قسمان',
      few: `أنفقتها ${format.number(count)} أقسام`,
      many: `أنفقها ${format.number(count)} قسمًا`,
      other: `أنفقها ${format.number(count)} قسم`,
    }),
  'corporate.spending.others': (format, count) =>
    plural(count, {
      zero: 'لا أقسام أخرى',
      one: 'قسم واحد آخر',
      two: 'قسمان آخران',
      few: `${format.number(count)} أقسام أخرى`,
      many: `${format.number(count)} قسمًا آخر`,
      other: `${format.number(count)} قسم آخر`,
    }),
  'corporate.spending.numbered': (format, name, number) => `${name} (${format.number(number)})`,

  'corporate.by-status.title': 'الطلبات حسب الحالة',
  'corporate.by-status.requests': (count) => plural(count, { few: 'طلبات', many: 'طلبًا', other: 'طلب' }),
  'corporate.by-status.of-requests': (format, total) =>
    plural(total, {
      zero: 'دون طلبات',
      one: 'من طلب واحد',
      two: 'من طلبين',
      few: `من ${format.compactNumber(total)} طلبات`,
      many: `من ${format.compactNumber(total)} طلبًا`,
      other: `من ${format.compactNumber(total)} طلب`,
    }),
  'corporate.by-status.pending': 'قيد الانتظار',
  'corporate.by-status.approved': 'موافق عليها',
  'corporate.by-status.other': 'أخرى',
  'corporate.by-status.empty': 'لا طلبات بعد',
  'corporate.by-status.how-to': 'ستظهر هنا الطلبات التي يرسلها الموظفون.',
};
