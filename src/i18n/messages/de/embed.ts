import { grammarOf } from '../../grammar.js';
import type * as english from '../en/embed.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('de');

export const embed: TextsOf<typeof english> = {
  'widget.rewards': 'Prämien',
  'widget.stat-strip': 'Kennzahlen',
  'widget.upcoming-trips': 'Bevorstehende Reisen',
  'widget.recommendations': 'Empfehlungen',
  'widget.tour-availability': 'Freie Plätze auf Touren',
  'widget.dashboard': 'Dashboard',
  'widget.slow': 'Das Laden dauert länger als gewöhnlich.',
  'widget.loaded': (title) => `${title}: fertig geladen`,
  'widget.first-rows': (format, shown, total) =>
    plural(shown, {
      '=1': `Der erste Eintrag von ${format.number(total)}`,
      other: `Die ersten ${format.number(shown)} von ${format.number(total)}`,
    }),
  'widget.error.offline': 'Sie sind offline. Sobald Sie wieder online sind, wird erneut geladen.',
  'widget.error.network': 'Die Verbindung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  'widget.error.timeout': 'Die Antwort hat zu lange gedauert. Bitte versuchen Sie es erneut.',
  'widget.error.http': 'Als Antwort kam ein Fehler. Bitte versuchen Sie es später erneut.',
  'widget.error.malformed': 'Die Antwort konnte nicht gelesen werden.',
  'widget.error.bad-address': 'Von dieser Adresse können keine Daten geladen werden.',
  'widget.error.render': 'Die Anzeige ist fehlgeschlagen.',
  'widget.error.no-data': 'Es sind noch keine Daten da. Sie erscheinen, sobald es welche gibt.',
  'widget.upcoming-trips.empty': 'Keine Reisen geplant',
  'widget.upcoming-trips.how-to': 'Buchen Sie ein Erlebnis, dann erscheint es hier.',
  'widget.recommendations.empty': 'Noch keine Empfehlungen',
  'widget.recommendations.how-to': 'Sobald es Erlebnisse gibt, die zu Ihnen passen, erscheinen sie hier.',
  'widget.stat-strip.empty': 'Noch keine Kennzahlen',
  'widget.stat-strip.how-to': 'Sobald es etwas zu zählen gibt, erscheint es hier.',
  'widget.tour-availability.empty': 'Noch keine Touren',
  'widget.tour-availability.how-to': 'Sobald Touren geplant sind, erscheinen sie hier.',
  'widget.tour-availability.view': 'Ansehen',
  'widget.tour-availability.view-tour': (title) => `${title} ansehen`,
};
