import type * as english from '../en/frame';
import type { TextsOf } from '../rooms';

export const frame: TextsOf<typeof english> = {
  'sheet.close': 'Fermer',
  'sheet.previous': 'Précédent',
  'sheet.next': 'Suivant',
  'sheet.copy-link': 'Copier le lien',
  'sheet.link-copied': 'Lien copié',
  'sheet.link-not-copied': 'Le lien n’a pas pu être copié',
  'sheet.now': (position, title) => `${position} : ${title}`,

  'shell.dashboard': 'Tableau de bord',
  'shell.tab-title': (tab, dashboard) => `${tab}, ${dashboard}`,
};
