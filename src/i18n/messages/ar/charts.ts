import type * as english from '../en/charts';
import type { TextsOf } from '../rooms';

export const charts: TextsOf<typeof english> = {
  'voyage.unit': (amount) => `كل مثلث يمثّل ${amount}`,
  'voyage.view': 'العرض',
  'voyage.band': 'شريط',
  'voyage.table': 'جدول',
  'voyage.confirmed': 'مؤكد',
  'voyage.pending': 'قيد الانتظار',
  'voyage.past': 'منقضٍ',
  'voyage.year': 'السنة',
  'voyage.month': 'الشهر',
  'voyage.day': 'اليوم',
  'voyage.all': 'الكل',
  'voyage.value': 'القيمة',
  'voyage.total': 'المجموع',
  'voyage.today': 'اليوم',
  'voyage.unknown': 'غير معروف',
  'voyage.cell': (total, period) => `${total}، ${period}`,
  'voyage.cell-states': (total, confirmed, pending, period) =>
    `${total}، مؤكد: ${confirmed}، قيد الانتظار: ${pending}، ${period}`,
};
