import type * as english from '../en/frame';
import type { TextsOf } from '../rooms';

export const frame: TextsOf<typeof english> = {
  'sheet.close': 'Cerrar',
  'sheet.previous': 'Anterior',
  'sheet.next': 'Siguiente',
  'sheet.copy-link': 'Copiar enlace',
  'sheet.link-copied': 'Enlace copiado',
  'sheet.link-not-copied': 'No se ha podido copiar el enlace',
  'sheet.now': (position, title) => `${position}: ${title}`,

  'shell.dashboard': 'Panel',
  'shell.tab-title': (tab, dashboard) => `${tab}, ${dashboard}`,
};
