import { grammarOf } from '../../grammar.js';
import type * as english from '../en/embed.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('ar');

export const embed: TextsOf<typeof english> = {
  'widget.rewards': 'المكافآت',
  'widget.stat-strip': 'أهم الأرقام',
  'widget.upcoming-trips': 'الرحلات القادمة',
  'widget.recommendations': 'التوصيات',
  'widget.tour-availability': 'المقاعد المتاحة في الجولات',
  'widget.dashboard': 'لوحة المعلومات',

  'widget.slow': 'يستغرق التحميل وقتًا أطول من المعتاد.',
  'widget.loaded': (title) => `اكتمل تحميل ${title}`,
  'widget.first-rows': (format, shown, total) =>
    plural(shown, {
      one: `الأول من ${format.number(total)}`,
      two: `أول اثنين من ${format.number(total)}`,
      other: `أول ${format.number(shown)} من ${format.number(total)}`,
    }),

  'widget.error.offline': 'أنت غير متصل بالإنترنت. يُستأنف التحميل عند عودة الاتصال.',
  'widget.error.network': 'فشل الاتصال. يُرجى إعادة المحاولة.',
  'widget.error.timeout': 'استغرق الرد وقتًا أطول من اللازم. يُرجى إعادة المحاولة.',
  'widget.error.http': 'كان الرد خطأً. يُرجى إعادة المحاولة لاحقًا.',
  'widget.error.malformed': 'تعذّرت قراءة الرد.',
  'widget.error.bad-address': 'لا يمكن تحميل البيانات من هذا العنوان.',
  'widget.error.render': 'تعذّر العرض.',
  'widget.error.no-data': 'لم تصل أي بيانات بعد. ستظهر فور وصولها.',

  'widget.upcoming-trips.empty': 'لا رحلات قادمة',
  'widget.upcoming-trips.how-to': 'احجز تجربة وستظهر هنا.',
  'widget.recommendations.empty': 'لا توصيات بعد',
  'widget.recommendations.how-to': 'ستظهر هنا التجارب التي تناسبك فور توفرها.',
  'widget.stat-strip.empty': 'لا أرقام بعد',
  'widget.stat-strip.how-to': 'ستظهر الأرقام هنا فور وجود ما يُحصى.',
  'widget.tour-availability.empty': 'لا جولات بعد',
  'widget.tour-availability.how-to': 'ستظهر الجولات هنا فور التخطيط لها.',
  'widget.tour-availability.view': 'عرض',
  'widget.tour-availability.view-tour': (title) => `عرض ${title}`,
};
