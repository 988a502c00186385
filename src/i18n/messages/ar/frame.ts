import type * as english from '../en/frame';
import type { TextsOf } from '../rooms';

export const frame: TextsOf<typeof english> = {
  'sheet.close': 'إغلاق',
  'sheet.previous': 'السابق',
  'sheet.next': 'التالي',
  'sheet.copy-link': 'نسخ الرابط',
  'sheet.link-copied': 'تم نسخ الرابط',
  'sheet.link-not-copied': 'تعذّر نسخ الرابط',
  'sheet.now': (position, title) => `${position}: ${title}`,

  'shell.dashboard': 'لوحة المعلومات',
  'shell.tab-title': (tab, dashboard) => `${tab}، ${dashboard}`,
};
