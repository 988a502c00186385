import { grammarOf } from '../../grammar.js';
import type * as english from '../en/domain.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('ar');

export const domain: TextsOf<typeof english> = {
  'rows.dropped': (format, count) =>
    plural(count, {
      zero: 'لا عناصر تعذّر عرضها',
      one: 'تعذّر عرض عنصر واحد',
      two: 'تعذّر عرض عنصرين',
      few: `تعذّر عرض ${format.number(count)} عناصر`,
      many: `تعذّر عرض ${format.number(count)} عنصرًا`,
      other: `تعذّر عرض ${format.number(count)} عنصر`,
    }),

  'status.active': 'نشط',
  'status.approved': 'معتمد',
  'status.available': 'متاح',
  'status.cancelled': 'ملغى',
  'status.completed': 'مكتمل',
  'status.confirmed': 'مؤكد',
  'status.declined': 'مرفوض',
  'status.draft': 'مسودة',
  'status.expired': 'منتهي الصلاحية',
  'status.filling': 'قيد الاكتمال',
  'status.full': 'مكتمل العدد',
  'status.in_review': 'قيد المراجعة',
  'status.inactive': 'غير نشط',
  'status.locked': 'مقفل',
  'status.new': 'جديد',
  'status.open': 'مفتوح',
  'status.pending': 'قيد الانتظار',
  'status.prospect': 'محتمل',
  'status.rejected': 'غير مقبول',
  'status.unknown': 'غير معروف',

  'role.traveler': 'مسافر',
  'role.provider': 'مزوّد خدمة',
  'role.travel_agent': 'وكيل سفر',
  'role.tour_organizer': 'منظّم جولات',
  'role.admin': 'مسؤول',
  'role.corporate_admin': 'مسؤول الشركة',
  'role.super_admin': 'مسؤول أعلى',
  'role.badge.travel-agent': 'وكيل سفر',
  'role.badge.tour-organizer': 'منظّم ثقافي',
  'role.badge.corporate': 'مسؤول الشركة',
  'role.unknown': (role) => `دور مستخدم غير معروف: ${role}. تُعرض لوحة معلومات تجريبية.`,

  'dashboard.title.traveler': 'لوحة المسافر',
  'dashboard.title.travel-agent': 'مركز وكيل السفر',
  'dashboard.title.tour-organizer': 'مركز إدارة الجولات الثقافية',
  'dashboard.title.corporate': 'إدارة سفر الشركات',
  'dashboard.title.unknown': 'لوحة تجريبية',

  'nav.home': 'الرئيسية',
  'nav.discover': 'استكشاف',
  'nav.ai-plan': 'تخطيط ذكي',
  'nav.saved': 'المحفوظات',
  'nav.profile': 'الملف',
  'nav.business': 'الأعمال',
  'nav.messages': 'الرسائل',
  'nav.bookings': 'الحجوزات',
  'nav.updates': 'المستجدات',

  'user.nameless': 'ضيف',

  'fallback.dates': 'التاريخ غير مؤكد بعد',
  'fallback.destination': 'الوجهة غير مؤكدة بعد',
  'fallback.booking-title': 'تجربة ثقافية',
  'fallback.booking-destination': 'بابوا غينيا الجديدة',
  'fallback.tour-title': 'جولة خاصة',
  'fallback.applicant': 'متقدّم بلا اسم',
  'fallback.client': 'عميل بلا اسم',
  'fallback.provider': 'مزوّد بلا اسم',
  'fallback.employee': 'موظف بلا اسم',
  'fallback.policy': 'سياسة بلا اسم',
  'fallback.department': 'قسم بلا اسم',
  'fallback.reward': 'مكافأة',
  'fallback.figure': 'رقم',
};
