import { grammarOf } from '../../grammar.js';
import type * as english from '../en/lists.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('ar');

export const lists: TextsOf<typeof english> = {
  'list.bookings.search': 'ابحث عن عميل أو مكان أو نوع',
  'list.clients.search': 'ابحث عن اسم أو بريد أو نوع',
  'list.providers.search': 'ابحث عن مزوّد',
  'list.tours.search': 'ابحث عن جولة أو مكان أو موضوع',
  'list.applications.search': 'ابحث عن اسم أو جولة أو خبرة',
  'list.employees.search': 'ابحث عن اسم أو منصب أو قسم',
  'list.requests.search': 'ابحث عن اسم أو مكان أو غرض',
  'list.policies.search': 'ابحث عن سياسة',
  'list.trips.search': 'ابحث عن رحلة أو مكان',
  'list.destination': 'الوجهة',
  'list.type': 'النوع',
  'list.email': 'البريد',
  'list.applicant': 'المتقدّم',
  'list.tour': 'الجولة',
  'list.theme': 'الموضوع',
  'list.policy': 'السياسة',
  'list.description': 'الوصف',
  'list.updated': 'آخر تحديث',
  'list.position': 'المنصب',
  'list.value.all': (format, count, value) => `قيمة الكل (${format.number(count)}): ${value}`,
  'list.value.these': (format, count, value) => `قيمة المعروض (${format.number(count)}): ${value}`,
  'list.place': (format, place, total) => `${format.number(place)} من ${format.number(total)}`,
  'list.gone': (name) => `لم يعد ${name} في القائمة.`,
  'list.nights': (format, count) =>
    plural(count, {
      one: 'ليلة واحدة',
      two: 'ليلتان',
      few: `${format.number(count)} ليالٍ`,
      many: `${format.number(count)} ليلة`,
      other: `${format.number(count)} ليلة`,
    }),
  'list.of-client': (name) => `حجوزات: ${name}`,
  'list.others': (name) => `حجوزات أخرى: ${name}`,
  'list.sort': 'ترتيب',
  'list.sort.none': 'بلا ترتيب',
  'list.sort.up': (column) => `${column}، تصاعديًا`,
  'list.sort.down': (column) => `${column}، تنازليًا`,
  'list.trip': 'الرحلة',
  'list.check-in': 'الوصول',
  'list.status': 'الحالة',
  'list.seats-left': 'المقاعد المتبقية',
};
