import { grammarOf } from '../../grammar.js';
import type * as english from '../en/traveler.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('ar');

export const traveler: TextsOf<typeof english> = {
  'traveler.tab.overview': 'نظرة عامة',
  'traveler.tab.trips': 'رحلاتي',
  'traveler.tab.wishlist': 'المفضلة',
  'traveler.tab.rewards': 'المكافآت',
  'traveler.tab.profile': 'الملف الشخصي',

  'traveler.help.overview': 'رحلاتك، وأفكار للمزيد منها.',
  'traveler.help.next-trip': (format, days) =>
    plural(days, {
      zero: 'تبدأ رحلتك القادمة اليوم.',
      one: 'تبدأ رحلتك القادمة غدًا.',
      two: 'تبدأ رحلتك القادمة بعد يومين.',
      few: `تبدأ رحلتك القادمة بعد ${format.number(days)} أيام.`,
      many: `تبدأ رحلتك القادمة بعد ${format.number(days)} يومًا.`,
      other: `تبدأ رحلتك القادمة بعد ${format.number(days)} يوم.`,
    }),
  'traveler.help.trips': 'كل الحجوزات، السابقة والقادمة.',
  'traveler.help.wishlist': 'ما تحفظه ينتظرك هنا.',
  'traveler.help.rewards': 'ما الذي تمنحك إياه نقاطك.',
  'traveler.help.points': (format, points) =>
    plural(points, {
      zero: 'ليست لديك نقاط لاستخدامها.',
      one: 'لديك نقطة واحدة لاستخدامها.',
      two: 'لديك نقطتان لاستخدامهما.',
      few: `لديك ${format.number(points)} نقاط لاستخدامها.`,
      other: `لديك ${format.number(points)} نقطة لاستخدامها.`,
    }),
  'traveler.help.profile': 'ما يحويه حسابك عنك.',
  'traveler.discover': 'استكشاف التجارب',

  'traveler.figures': 'سفرك في لمحة',
  'traveler.figures.error': 'أرقامك',
  'traveler.trips.figures': 'رحلاتك',
  'traveler.tile.trips-booked': 'الرحلات المحجوزة',
  'traveler.tile.wishlist-items': 'عناصر المفضلة',
  'traveler.tile.travel-rating': 'تقييم السفر',
  'traveler.tile.destinations': 'الوجهات',
  'traveler.tile.upcoming': 'القادمة',
  'traveler.tile.completed': 'المكتملة',
  'traveler.tile.countries': 'البلدان',
  'traveler.tile.upcoming-trips': (format, count) =>
    plural(count, {
      zero: 'لا رحلات قادمة',
      one: 'رحلة واحدة قادمة',
      two: 'رحلتان قادمتان',
      few: `${format.number(count)} رحلات قادمة`,
      other: `${format.number(count)} رحلة قادمة`,
    }),
  'traveler.tile.of-best': (format, most) => `من ${format.number(most)}`,

  'traveler.upcoming': 'الرحلات القادمة',
  'traveler.upcoming.all': 'كل الرحلات',
  'traveler.rewards': 'المكافآت',
  'traveler.rewards.view': 'عرض المكافآت',
  'traveler.recommendations': 'توصيات مخصّصة لك',
  'traveler.recommendations.error': 'التوصيات',
  'traveler.recommendations.more': 'عرض المزيد',
  'traveler.recommendations.empty': 'لا توصيات بعد',
  'traveler.recommendations.how-to': 'ستظهر هنا التجارب التي تناسبك فور توفرها.',
  'traveler.bookings': 'كل الحجوزات',
  'traveler.bookings.count': (count) =>
    plural(count, {
      few: 'حجوزات',
      many: 'حجزًا',
      other: 'حجز',
    }),
  'traveler.bookings.empty': 'لا رحلات بعد',
  'traveler.bookings.how-to': 'احجز تجربة وستظهر هنا.',

  'traveler.rewards.level': 'مستواك',
  'traveler.rewards.locked': (level) => `تُفتح المكافآت المقفلة عند بلوغ ${level}`,

  'traveler.wishlist.title': 'المفضلة',
  'traveler.wishlist.empty': 'لم تحفظ شيئًا بعد',
  'traveler.wishlist.how-to': 'احفظ تجربة وستنتظرك هنا.',

  'traveler.profile': 'الملف الشخصي',
  'traveler.profile.picture': 'الصورة',
  'traveler.profile.name': 'الاسم',
  'traveler.profile.email': 'البريد الإلكتروني',
  'traveler.profile.role': 'الدور',
  'traveler.profile.account': 'الحساب',
  'traveler.profile.demo': 'حساب تجريبي',
  'traveler.profile.live': 'حساب فعلي',
  'traveler.profile.not-given': 'غير مذكور',
  'traveler.profile.your-picture': 'صورتك',
  'traveler.profile.your-initials': 'الأحرف الأولى من اسمك',

  'traveler.test.notice': 'تنبيه',
  'traveler.test.help': 'أرقام نموذجية إلى أن تصبح لهذا الدور لوحة معلومات خاصة به.',

  'programme.level': 'مستكشف ذهبي',
  'programme.next-level': 'مغامر بلاتيني',
  'programme.discount': (percent) => `خصم ${percent}`,
  'programme.discount.condition': 'على حجزك القادم',
  'programme.airport-transfer': 'نقل مجاني من المطار وإليه',
  'programme.airport-transfer.condition': (amount) => `للحجوزات التي تزيد على ${amount}`,
  'programme.priority-support': 'دعم ذو أولوية على مدار الساعة',
  'programme.priority-support.condition': 'مساعدة من شخص حقيقي',
  'programme.exclusive-experiences': 'تجارب حصرية',
  'programme.exclusive-experiences.condition': 'جولات خاصة',
};
