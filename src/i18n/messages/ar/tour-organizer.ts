import { grammarOf } from '../../grammar.js';
import type * as english from '../en/tour-organizer.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('ar');

export const tourOrganizer: TextsOf<typeof english> = {
  'organizer.tab.overview': 'نظرة عامة',
  'organizer.tab.private-tours': 'جولات خاصة',
  'organizer.tab.applications': 'الطلبات',
  'organizer.tab.team': 'الفريق',
  'organizer.tab.analytics': 'التحليلات',
  'organizer.tab.revenue': 'الإيرادات',
  'organizer.help.private-tours': 'كل جولة ومدى امتلائها.',
  'organizer.help.applications': 'خبراء يرغبون في الانضمام إلى جولاتك.',
  'organizer.help.team': 'من يجعلون جولاتك ممكنة.',
  'organizer.help.analytics': 'كيف تسير جولاتك ويعمل فريقك.',
  'organizer.help.revenue': 'إيرادات هذا الشهر، وما يُصرف لك منها.',
  'organizer.create-tour': 'إنشاء جولة',

  'organizer.help.no-tours': 'لا جولات جارية أو قيد الاكتمال.',
  'organizer.help.tours': (format, active) =>
    plural(active, {
      zero: 'لا جولات جارية أو قيد الاكتمال.',
      one: 'جولة واحدة جارية أو قيد الاكتمال.',
      two: 'جولتان جاريتان أو قيد الاكتمال.',
      few: `${format.number(active)} جولات جارية أو قيد الاكتمال.`,
      other: `${format.number(active)} جولة جارية أو قيد الاكتمال.`,
    }),
  'organizer.help.no-experts': 'لا خبراء بانتظار الرد.',
  'organizer.help.experts': (format, waiting) =>
    plural(waiting, {
      zero: 'لا خبراء بانتظار الرد.',
      one: 'خبير واحد بانتظار الرد.',
      two: 'خبيران بانتظار الرد.',
      few: `${format.number(waiting)} خبراء بانتظار الرد.`,
      many: `${format.number(waiting)} خبيرًا بانتظار الرد.`,
      other: `${format.number(waiting)} خبير بانتظار الرد.`,
    }),
  'organizer.help.tours-and-experts': (tours, experts) => `${tours} ${experts}`,
  'organizer.help.overview': 'جولاتك، والخبراء الراغبون في الانضمام إليها، وما تحققه من إيرادات.',

  'organizer.figure.active-tours': 'الجولات النشطة',
  'organizer.figure.total-participants': 'إجمالي المشاركين',
  'organizer.figure.pending-applications': 'طلبات قيد الانتظار',
  'organizer.figure.total-revenue': 'إجمالي الإيرادات',
  'organizer.figure.average-rating': 'متوسط التقييم',
  'organizer.figure.completed-tours': 'الجولات المكتملة',
  'organizer.figure.team-members': 'أعضاء الفريق',
  'organizer.figure.destinations': 'الوجهات',
  'organizer.figures': 'أرقامك',

  'organizer.overview.figures': 'جولاتك في لمحة',
  'organizer.overview.in-destinations': (format, count) =>
    plural(count, {
      zero: 'دون وجهات',
      one: 'في وجهة واحدة',
      two: 'في وجهتين',
      few: `في ${format.compactNumber(count)} وجهات`,
      other: `في ${format.compactNumber(count)} وجهة`,
    }),
  'organizer.overview.across-tours': (format, count) =>
    plural(count, {
      zero: 'دون جولات',
      one: 'في جولة واحدة',
      two: 'في جولتين',
      few: `في ${format.compactNumber(count)} جولات`,
      other: `في ${format.compactNumber(count)} جولة`,
    }),
  'organizer.overview.for-tours': (format, count) =>
    plural(count, {
      zero: 'دون جولات',
      one: 'لجولة واحدة',
      two: 'لجولتين',
      few: `لـ ${format.compactNumber(count)} جولات`,
      other: `لـ ${format.compactNumber(count)} جولة`,
    }),
  'organizer.overview.active-tours': 'الجولات النشطة',
  'organizer.overview.revenue': 'الإيرادات',
  'organizer.overview.all-tours': 'كل الجولات الخاصة',
  'organizer.overview.all-applications': 'كل الطلبات',
  'organizer.overview.all-members': 'كل الأعضاء',
  'organizer.overview.details': 'التفاصيل',

  'organizer.tours.title': 'الجولات الخاصة',
  'organizer.tours.counted': (count) =>
    plural(count, {
      few: 'جولات',
      other: 'جولة',
    }),
  'organizer.tours.empty': 'لا جولات بعد',
  'organizer.tours.how-to': 'أنشئ جولة وستظهر هنا.',
  'organizer.tours.manage': 'إدارة',
  'organizer.tours.manage-tour': (title) => `إدارة ${title}`,
  'organizer.tour.destination': 'الوجهة',
  'organizer.tour.dates': 'التواريخ',

  'organizer.applications.title': 'طلبات الخبراء',
  'organizer.applications.counted': (count) =>
    plural(count, {
      few: 'طلبات',
      many: 'طلبًا',
      other: 'طلب',
    }),
  'organizer.applications.shown': (format, shown, total) =>
    plural(total, {
      zero: 'لا طلبات',
      one: `عرض ${format.number(shown)} من طلب واحد`,
      two: `عرض ${format.number(shown)} من طلبين`,
      few: `عرض ${format.number(shown)} من ${format.number(total)} طلبات`,
      many: `عرض ${format.number(shown)} من ${format.number(total)} طلبًا`,
      other: `عرض ${format.number(shown)} من ${format.number(total)} طلب`,
    }),
  'organizer.applications.empty': 'لا طلبات بعد',
  'organizer.applications.how-to': 'سيظهر هنا الخبراء المتقدمون إلى جولاتك.',
  'organizer.applications.expertise': 'مجال الخبرة',
  'organizer.applications.experience': 'سنوات الخبرة',
  'organizer.applications.for-tour': (title) => `لجولة ${title}`,

  'organizer.team.composition': 'تكوين الفريق',
  'organizer.team.guides': 'المرشدون',
  'organizer.team.cultural-experts': 'خبراء الثقافة',
  'organizer.team.coordinators': 'المنسّقون',
  'organizer.team.logistics': 'اللوجستيات',
  'organizer.team.members': (count) =>
    plural(count, {
      few: 'أعضاء في الفريق',
      many: 'عضوًا في الفريق',
      other: 'عضو في الفريق',
    }),
  'organizer.team.of-members': (format, total) =>
    plural(total, {
      zero: 'دون أعضاء في الفريق',
      one: 'من عضو واحد في الفريق',
      two: 'من عضوين في الفريق',
      few: `من ${format.compactNumber(total)} أعضاء في الفريق`,
      many: `من ${format.compactNumber(total)} عضوًا في الفريق`,
      other: `من ${format.compactNumber(total)} عضو في الفريق`,
    }),
  'organizer.team.share': (format, members, total) => `${format.number(members)} من ${format.number(total)}`,
  'organizer.team.work': 'ما يتولاه الفريق',
  'organizer.team.per-guide': 'المشاركون لكل مرشد',
  'organizer.team.per-expert': 'المشاركون لكل خبير ثقافي',
  'organizer.team.per-coordinator': 'الجولات النشطة لكل منسّق',
  'organizer.analytics.of-best': (format, most) => `من ${format.number(most)}`,
  'organizer.analytics.team-satisfaction': 'رضا الفريق',
  'organizer.analytics.seats-taken': 'المقاعد المشغولة',
  'organizer.analytics.seats': (format, taken, seats) =>
    plural(seats, {
      zero: 'لا مقاعد',
      one: `${format.number(taken)} من مقعد واحد`,
      two: `${format.number(taken)} من مقعدين`,
      few: `${format.number(taken)} من ${format.number(seats)} مقاعد`,
      many: `${format.number(taken)} من ${format.number(seats)} مقعدًا`,
      other: `${format.number(taken)} من ${format.number(seats)} مقعد`,
    }),
  'organizer.analytics.seats-in-tours': (format, taken, seats, tours) =>
    plural(tours, {
      zero: `${format.number(taken)} من المقاعد، وعددها ${format.number(seats)}`,
      one: `${format.number(taken)} من مقاعد هذه الجولة، وعددها ${format.number(seats)}`,
      two: `${format.number(taken)} من مقاعد هاتين الجولتين، وعددها ${format.number(seats)}`,
      other: `${format.number(taken)} من ${format.number(seats)} في مقاعد هذه الجولات الـ${format.number(tours)}`,
    }),
  'organizer.analytics.tours-by-status': 'الجولات حسب الحالة',
  'organizer.analytics.active': 'نشطة',
  'organizer.analytics.filling': 'قيد الاكتمال',
  'organizer.analytics.other': 'أخرى',
  'organizer.analytics.tours': (count) =>
    plural(count, {
      few: 'جولات خاصة',
      other: 'جولة خاصة',
    }),
  'organizer.analytics.of-tours': (format, total) =>
    plural(total, {
      zero: 'دون جولات خاصة',
      one: 'من جولة خاصة واحدة',
      two: 'من جولتين خاصتين',
      few: `من ${format.compactNumber(total)} جولات خاصة`,
      other: `من ${format.compactNumber(total)} جولة خاصة`,
    }),

  'organizer.revenue.breakdown': 'تفصيل الإيرادات',
  'organizer.revenue.this-month': 'هذا الشهر',
  'organizer.revenue.payout': 'المبلغ المصروف',
  'organizer.revenue.commission': (format, percent) => `عمولة المنصة (${format.percent(percent)})`,

  'organizer.payout.title': 'المبلغ المصروف هذا الشهر',
  'organizer.payout.last-month': 'الشهر الماضي',
  'organizer.payout.change': 'التغير',
  'organizer.payout.changed': (amount, percent) => `${amount}، ${percent}`,
  'organizer.payout.more': (percent) => `أكثر من الشهر الماضي بنسبة ${percent}`,
  'organizer.payout.less': (percent) => `أقل من الشهر الماضي بنسبة ${percent}`,
  'organizer.payout.same': 'مثل الشهر الماضي',
  'organizer.payout.rule': (format, percent) =>
    `المبلغ المصروف هو الإيرادات ناقص عمولة المنصة البالغة ${format.percent(percent)}.`,

  'organizer.seats.title': 'مقاعد جولاتك',
  'organizer.seats.taken': (format, taken, seats) =>
    `${format.number(taken)} من ${format.number(seats)} محجوزة`,
  'organizer.seats.taken-in': (format, taken, seats, tours, all) =>
    `${format.number(taken)} من ${format.number(seats)} محجوزة في ${format.number(tours)} من ${format.number(all)} من الجولات`,
};
