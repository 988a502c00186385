import { grammarOf } from '../../grammar.js';
import type * as english from '../en/shared.js';
import type { TextsOf } from '../rooms.js';

const { plural, list } = grammarOf('de');

export const shared: TextsOf<typeof english> = {
  'read.applications': 'Bewerbungen',
  'read.bookings': 'Buchungen',
  'read.budget': 'Budget',
  'read.clients': 'Kunden',
  'read.commissions': 'Provisionen',
  'read.external-providers': 'externe Anbieter',
  'read.figures': 'Kennzahlen',
  'read.policies': 'Richtlinien',
  'read.recommendations': 'Empfehlungen',
  'read.revenue': 'Umsatz',
  'read.team': 'Team',
  'read.team-budgets': 'Budgets des Teams',
  'read.tours': 'Touren',
  'read.travel-requests': 'Reiseanfragen',
  'read.trips': 'Reisen',
  'read.list': (parts) => `${list(parts)}`,

  'failure.samples': 'Ihre Daten konnten nicht geladen werden. Unten sehen Sie Beispieldaten.',
  'failure.parts': (parts) => `Nicht geladen: ${parts}.`,
  'failure.title': (parts) => `Laden fehlgeschlagen: ${parts}`,
  'failure.text':
    'Ihre Daten sind sicher, und nichts hat sich geändert. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'failure.line': (parts) => `Laden fehlgeschlagen: ${parts}.`,
  'failure.tile': (parts) => `Nicht geladen: ${parts}`,
  'failure.outcome': (title, parts) => `${title}: Laden fehlgeschlagen (${parts})`,
  'failure.loaded': (title) => `${title}: fertig geladen`,
  'failure.try-again': 'Erneut versuchen',

  'sample.note':
    'Was als Beispieldaten gekennzeichnet ist, dient als Platzhalter, bis Ihre eigenen Daten da sind.',
  'panel.empty': 'Hier ist noch nichts',

  'news.approved': 'Genehmigt',
  'news.declined': 'Abgelehnt',
  'news.decided': (decision, row) => `${decision}: ${row}`,

  'month.before': 'ggü. Vormonat',
  'month.this': (amount) => `${amount} in diesem Monat`,

  'greeting.named': (greeting, name, sentence) => `${greeting}, ${name}. ${sentence}`,
  'greeting.unnamed': (greeting, sentence) => `${greeting}. ${sentence}`,

  'total.all': 'Summe',
  'total.these': (format, count) =>
    plural(count, { '=1': `Summe dieser Zeile`, other: `Summe dieser ${format.number(count)}` }),
};
