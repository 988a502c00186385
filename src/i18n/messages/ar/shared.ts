import { grammarOf } from '../../grammar.js';
import type * as english from '../en/shared.js';
import type { TextsOf } from '../rooms.js';

const { plural, list } = grammarOf('ar');

export const shared: TextsOf<typeof english> = {
  'read.applications': 'طلبات الانضمام',
  'read.bookings': 'الحجوزات',
  'read.budget': 'الميزانية',
  'read.clients': 'العملاء',
  'read.commissions': 'العمولات',
  'read.external-providers': 'المزوّدين الخارجيين',
  'read.figures': 'الأرقام',
  'read.policies': 'السياسات',
  'read.recommendations': 'التوصيات',
  'read.revenue': 'الإيرادات',
  'read.team': 'الفريق',
  'read.team-budgets': 'ميزانيات الفريق',
  'read.tours': 'الجولات',
  'read.travel-requests': 'طلبات السفر',
  'read.trips': 'الرحلات',
  'read.list': (parts) => `${list(parts)}`,

  'failure.samples': 'تعذّر تحميل بياناتك. ما تراه أدناه بيانات نموذجية.',
  'failure.parts': (parts) => `تعذّر تحميل: ${parts}.`,
  'failure.title': (parts) => `تعذّر تحميل ${parts}`,
  'failure.text': 'بياناتك آمنة ولم يتغير شيء. تحقّق من اتصالك وأعد المحاولة.',
  'failure.line': (parts) => `تعذّر تحميل ${parts}.`,
  'failure.tile': (parts) => `تعذّر تحميل ${parts}`,
  'failure.outcome': (title, parts) => `${title}: تعذّر تحميل ${parts}`,
  'failure.loaded': (title) => `اكتمل تحميل ${title}`,
  'failure.try-again': 'إعادة المحاولة',

  'sample.note': 'ما يحمل علامة «بيانات نموذجية» محتوى مؤقت يظهر إلى أن تتوفر بياناتك.',
  'panel.empty': 'لا شيء هنا بعد',

  'news.approved': 'تمت الموافقة',
  'news.declined': 'تم الرفض',
  'news.decided': (decision, row) => `${decision}: ${row}`,

  'month.before': 'مقارنة بالشهر الماضي',
  'month.this': (amount) => `${amount} هذا الشهر`,

  'greeting.named': (greeting, name, sentence) => `${greeting}، ${name}. ${sentence}`,
  'greeting.unnamed': (greeting, sentence) => `${greeting}. ${sentence}`,

  'total.all': 'المجموع',
  'total.these': (format, count) =>
    plural(count, {
      zero: 'المجموع',
      one: 'مجموع هذا الصف',
      two: 'مجموع هذين الصفين',
      other: `مجموع هذه الصفوف، وعددها ${format.number(count)}`,
    }),
};
