import { grammarOf } from '../../grammar.js';
import type * as english from '../en/components.js';
import type { TextsOf } from '../rooms.js';

const { plural, list } = grammarOf('ar');

export const components: TextsOf<typeof english> = {
  'badge.demo': 'تجريبي',
  'badge.sample': 'بيانات نموذجية',
  'badge.sample.meaning': 'أرقام مؤقتة تظهر إلى أن تتوفر بياناتك.',
  'badge.sample.name': (chip, meaning) => `${chip}: ${meaning}`,
  'sentence.title-and-text': (title, text) => `${title}. ${text}`,
  'sentence.title': (title) => `${title}.`,
  'sentence.and-next': (first, second) => `${first} ${second}`,
  'sentence.facts': (facts) => facts.join('، '),
  'sentence.names': (names) => names.join('؛ '),

  'count.part': (part, total) => `${part} من ${total}`,
  'count.part-labelled': (part, total, label) => `${part} من ${total} ${label}`,
  'count.labelled': (count, label) => `${count} ${label}`,

  offline: 'أنت غير متصل بالإنترنت. قد لا تعمل بعض الميزات كما ينبغي.',
  'offline.over': 'عدت متصلاً بالإنترنت.',

  'booking.list': 'الحجوزات',
  'booking.check-in': 'تسجيل الوصول',
  'booking.dates': 'التواريخ',
  'booking.phase.under-way': 'جارية',
  'booking.phase.upcoming': 'قادمة',
  'booking.phase.completed': 'مكتملة',
  'booking.phase.unconfirmed': 'التاريخ غير مؤكد بعد',

  'listing.save': 'حفظ',
  'listing.save-of': (title) => `حفظ ${title}`,
  'listing.price': (price) => `${price} لليلة`,
  'listing.rated': 'التقييم',
  'listing.credit': (credit) => `الصورة: ${credit}`,
  'scrolls-sideways': (label) => `${label}، يمكن تمريرها أفقيًا`,

  'request.approve': 'موافقة',
  'request.decline': 'رفض',
  'request.approve-of': (of) => `موافقة: ${of}`,
  'request.decline-of': (of) => `رفض: ${of}`,

  'reward.points': (format, points) =>
    plural(points, {
      few: `${format.number(points)} نقاط`,
      other: `${format.number(points)} نقطة`,
    }),
  'reward.redeem': 'استبدال',
  'reward.redeem-of': (of) => `استبدال ${of}`,
  'reward.redeem-locked': (of) => `استبدال ${of}، غير متاح بعد`,
  'rewards.name': 'المكافآت',
  'rewards.hero': 'مستوى المكافآت',
  'rewards.your-level': 'مستواك',
  'rewards.level': 'المستوى',
  'rewards.points': 'النقاط',
  'rewards.benefits': 'المزايا',
  'rewards.progress': (level) => `التقدم نحو ${level}`,
  'rewards.missing': (points, level) => `${points} للوصول إلى ${level}`,

  'field.optional': '(اختياري)',

  'seat.taken': (format, taken, seats) => `${format.number(taken)} من ${format.number(seats)}`,
  'seat.participants-of': (taken, seats) =>
    plural(seats, {
      few: `${taken} مشاركين`,
      many: `${taken} مشاركًا`,
      other: `${taken} مشارك`,
    }),
  'seat.participants': (format, count) =>
    plural(count, {
      few: `${format.number(count)} مشاركين`,
      many: `${format.number(count)} مشاركًا`,
      other: `${format.number(count)} مشارك`,
    }),
  'seat.bar': (of) => `${of}: المشاركون`,
  'seat.full-figure': (figure) => `${figure}، اكتمل العدد`,
  'seat.unknown': 'عدد المقاعد غير مؤكد بعد',
  'seat.over': (format, over) => `أكثر من عدد المقاعد بمقدار ${format.number(over)}`,

  'progress.near-limit': 'قريب من الحد',
  'share.other': 'أخرى',
  'share-bar.name': (label, parts) => `${label}: ${list(parts)}`,
  'share-bar.part': (label, share) => `${label} ${share}`,

  'loading.screen': 'جارٍ التحميل…',

  'error.page.title': 'حدث خطأ ما',
  'error.page.text': 'نعتذر عن الإزعاج. واجهت الصفحة خطأً غير متوقع.',
  'error.dashboard.title': 'خطأ في لوحة المعلومات',
  'error.dashboard.text': 'واجهت لوحة المعلومات خطأً ولم يكتمل تحميلها.',
  'error.part': 'هذا الجزء',
  'error.row': (subject) => `تعذّر تحميل ${subject}`,
  'error.try-again': 'إعادة المحاولة',
  'error.reload': 'إعادة تحميل الصفحة',
  'error.read-again': 'إعادة المحاولة',

  'pager.previous': 'السابق',
  'pager.next': 'التالي',
  'pager.range': (format, first, last, total) =>
    `عرض ${format.number(first)}–${format.number(last)} من ${format.number(total)}`,

  'tile.loading': 'جارٍ التحميل',
  'tile.no-value': 'لا قيمة',
  'tile.try-again': 'إعادة المحاولة',
  'tile.try-again-of': (label) => `إعادة المحاولة: ${label}`,
  'trend.from-to': (first, last) => `من ${first} إلى ${last}`,

  'delta.up.neutral': (amount) => `ارتفاع ${amount}`,
  'delta.up.positive': (amount) => `ارتفاع ${amount}، تحسّن`,
  'delta.up.negative': (amount) => `ارتفاع ${amount}، تراجع في الأداء`,
  'delta.down.neutral': (amount) => `انخفاض ${amount}`,
  'delta.down.positive': (amount) => `انخفاض ${amount}، تحسّن`,
  'delta.down.negative': (amount) => `انخفاض ${amount}، تراجع في الأداء`,
  'delta.flat.neutral': (amount) => `دون تغيير، ${amount}`,
  'delta.flat.positive': (amount) => `دون تغيير، ${amount}، تحسّن`,
  'delta.flat.negative': (amount) => `دون تغيير، ${amount}، تراجع في الأداء`,

  'toast.region': (key) => `الإشعارات (${key})`,
  'toast.dismiss': 'إغلاق',
  'toast.keep': 'إبقاء الإشعار',

  'file.ready': (name) => `${name} جاهز`,
  'file.save': 'حفظ الملف',

  'nav.main': 'الرئيسي',
  'nav.new': (count) => plural(count, { two: 'جديدان', few: 'جديدة', many: 'جديدًا', other: 'جديد' }),
  'nav.pages': 'الصفحات الرئيسية',

  'account.menu-of': (name) => `قائمة الحساب، ${name}`,
  'account.menu': 'قائمة الحساب',
  'account.profile': 'إعدادات الملف الشخصي',
  'account.settings': 'إعدادات الحساب',
  'account.logout': 'تسجيل الخروج',

  'panel.link-of': (link, of) => `${link}: ${of}`,
  'quick-actions': 'إجراءات سريعة',
};
