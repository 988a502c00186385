import type * as english from '../en/frame';
import type { TextsOf } from '../rooms';

export const frame: TextsOf<typeof english> = {
  'sheet.close': 'Schließen',
  'sheet.previous': 'Zurück',
  'sheet.next': 'Weiter',
  'sheet.copy-link': 'Link kopieren',
  'sheet.link-copied': 'Link kopiert',
  'sheet.link-not-copied': 'Der Link konnte nicht kopiert werden',
  'sheet.now': (position, title) => `${position}: ${title}`,

  'shell.dashboard': 'Dashboard',
  'shell.tab-title': (tab, dashboard) => `${tab}, ${dashboard}`,
};
