import { grammarOf } from '../../grammar.js';
import type * as english from '../en/corporate.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('de');

export const corporate: TextsOf<typeof english> = {
  'corporate.tab.overview': 'Übersicht',
  'corporate.tab.employees': 'Beschäftigte',
  'corporate.tab.approvals': 'Genehmigungen',
  'corporate.tab.budget': 'Budget',
  'corporate.tab.policies': 'Richtlinien',
  'corporate.tab.analytics': 'Analysen',
  'corporate.help.employees': 'Wer reist und wie weit jedes Reisebudget genutzt ist.',
  'corporate.help.budget': 'Was geplant, ausgegeben und übrig ist, nach Abteilung.',
  'corporate.help.policies': 'Die Regeln, die für jede Reise gelten.',
  'corporate.help.analytics': 'Wie Ihr Reiseprogramm läuft.',

  'corporate.help.none-waiting': 'Keine Anfrage braucht Ihre Entscheidung.',
  'corporate.help.waiting': (format, count) =>
    plural(count, {
      one: `${format.number(count)} Anfrage braucht Ihre Entscheidung.`,
      other: `${format.number(count)} Anfragen brauchen Ihre Entscheidung.`,
    }),
  'corporate.help.budget-left': (format, amount) =>
    `Vom Budget dieses Monats sind ${format.money(amount)} übrig.`,
  'corporate.help.overspent': (format, amount) =>
    `Das Budget dieses Monats ist um ${format.money(amount)} überschritten.`,
  'corporate.help.waiting-and-budget': (waiting, budget) => `${waiting} ${budget}`,
  'corporate.help.overview': 'Anfragen, Budgets und Richtlinien für alle, die für Ihr Unternehmen reisen.',
  'corporate.help.waiting-cost': (format, count, cost) =>
    plural(count, {
      one: `${format.number(count)} Anfrage braucht Ihre Entscheidung, insgesamt ${format.money(cost)}.`,
      other: `${format.number(count)} Anfragen brauchen Ihre Entscheidung, insgesamt ${format.money(cost)}.`,
    }),
  'corporate.help.waiting-some': (format, total, count, cost) =>
    plural(total, {
      one: `${format.number(total)} Anfrage braucht Ihre Entscheidung. Kosten: ${format.money(cost)}.`,
      other: plural(count, {
        '=1': `${format.number(total)} Anfragen brauchen Ihre Entscheidung. Diese eine kostet ${format.money(cost)}.`,
        other: `${format.number(total)} Anfragen brauchen Ihre Entscheidung. Die Kosten dieser ${format.number(count)}: ${format.money(cost)}.`,
      }),
    }),
  'corporate.help.approvals': 'Anfragen, über die Sie entscheiden, und frühere.',
  'corporate.figures': 'Ihre Kennzahlen',

  'corporate.overview.figures': 'Ihr Reiseprogramm auf einen Blick',
  'corporate.overview.total-employees': 'Beschäftigte insgesamt',
  'corporate.overview.active-bookings': 'Aktive Buchungen',
  'corporate.overview.monthly-budget': 'Monatsbudget',
  'corporate.overview.approvals-pending': 'Offene Genehmigungen',
  'corporate.overview.departments': (format, count) =>
    plural(count, {
      one: `${format.number(count)} Abteilung`,
      other: `${format.number(count)} Abteilungen`,
    }),
  'corporate.overview.contracts': (format, count) =>
    plural(count, {
      one: `${format.compactNumber(count)} laufender Vertrag`,
      other: `${format.compactNumber(count)} laufende Verträge`,
    }),
  'corporate.overview.requested': (format, cost) => `${format.compactMoney(cost)} angefragt`,
  'corporate.overview.requests': 'Reiseanfragen',
  'corporate.overview.need-decision': (count) =>
    plural(count, { one: 'braucht eine Entscheidung', other: 'brauchen eine Entscheidung' }),
  'corporate.overview.team': 'Budgets des Teams',
  'corporate.overview.all-approvals': 'Alle Genehmigungen',
  'corporate.overview.employees': 'Beschäftigte',
  'corporate.overview.all-policies': 'Alle Richtlinien',
  'corporate.overview.no-requests': 'Noch keine Anfragen',
  'corporate.overview.requests-how-to': 'Reisen, die Beschäftigte anfragen, erscheinen hier.',

  'corporate.approvals.pending': 'Ausstehend',
  'corporate.approvals.approved': 'Genehmigt',
  'corporate.approvals.others': 'Andere Anfragen',
  'corporate.approvals.count': (count) => plural(count, { one: 'Anfrage', other: 'Anfragen' }),
  'corporate.approvals.requested': (format, cost) => `${format.money(cost)} angefragt`,
  'corporate.approvals.requested-in-these': (format, cost, count) =>
    plural(count, {
      '=1': `${format.money(cost)} angefragt in dieser einen`,
      other: `${format.money(cost)} angefragt in diesen ${format.number(count)}`,
    }),
  'corporate.approvals.approved-cost': (format, cost) => `${format.money(cost)} genehmigt`,
  'corporate.approvals.others-cost': (format, cost) => `${format.money(cost)} insgesamt`,
  'corporate.approvals.none-pending': 'Nichts braucht Ihre Entscheidung',
  'corporate.approvals.pending-how-to': 'Reisen, die Beschäftigte anfragen, erscheinen hier.',
  'corporate.approvals.none-approved': 'Noch keine genehmigten Anfragen',
  'corporate.approvals.approved-how-to': 'Anfragen, die Sie genehmigen, erscheinen hier.',

  'corporate.request.destination': 'Reiseziel',
  'corporate.request.dates': 'Zeitraum',
  'corporate.request.purpose': 'Zweck',
  'corporate.request.cost': 'Kosten',

  'corporate.team.title': 'Teammitglieder',
  'corporate.team.count': (count) => plural(count, { one: 'Teammitglied', other: 'Teammitglieder' }),
  // Only after 'of', so in the dative.
  'corporate.team.employees': (count) => plural(count, { one: 'Beschäftigten', other: 'Beschäftigten' }),
  'corporate.team.employee': 'Name',
  'corporate.team.department': 'Abteilung',
  'corporate.team.share': 'Genutzter Anteil',
  'corporate.team.used': 'Genutzt',
  'corporate.team.left': 'Übrig',
  'corporate.team.all': 'Alle Teammitglieder',
  'corporate.team.bar': (of) => `${of}: genutztes Reisebudget`,
  'corporate.team.empty': 'Noch keine Teammitglieder',
  'corporate.team.how-to': 'Beschäftigte mit einem Reisebudget erscheinen hier.',

  'corporate.policies.title': 'Reiserichtlinien',
  'corporate.policies.count': (count) => plural(count, { one: 'Richtlinie', other: 'Richtlinien' }),
  'corporate.compliance.title': 'Einhaltung',
  'corporate.compliance.score': 'Einhaltung der Richtlinien',
  'corporate.compliance.bar': 'Einhaltung der Richtlinien',
  'corporate.policies.list': 'Richtlinien',
  'corporate.policies.empty': 'Noch keine Richtlinien',
  'corporate.policies.how-to': 'Die Regeln, die Ihr Unternehmen für Reisen festlegt, erscheinen hier.',
  'corporate.policies.manage': 'Verwalten',
  'corporate.policies.manage-of': (of) => `${of} verwalten`,
  'corporate.policies.updated': (date) => `Aktualisiert: ${date}`,
  'corporate.policies.updated-unknown': (date) => `Aktualisiert: ${date}`,

  'corporate.analytics.compliance': 'Einhaltung',
  'corporate.analytics.contracts': 'Laufende Verträge',
  'corporate.analytics.budget-used': 'Genutztes Budget',
  'corporate.analytics.average-request': 'Anfrage im Schnitt',
  'corporate.analytics.policies': (format, count) =>
    plural(count, {
      one: `${format.number(count)} aktive Richtlinie`,
      other: `${format.number(count)} aktive Richtlinien`,
    }),
  'corporate.analytics.bookings': (format, count) =>
    plural(count, {
      one: `${format.compactNumber(count)} aktive Buchung`,
      other: `${format.compactNumber(count)} aktive Buchungen`,
    }),
  'corporate.analytics.share': (format, percent, budget) =>
    `${format.percent(percent)} von ${format.compactMoney(budget)}`,
  'corporate.analytics.requests': (format, count) =>
    plural(count, { one: `${format.number(count)} Anfrage`, other: `${format.number(count)} Anfragen` }),
  'corporate.analytics.requests-of': (format, count, total) =>
    plural(total, {
      one: `${format.number(count)} von ${format.compactNumber(total)} Anfrage`,
      other: `${format.number(count)} von ${format.compactNumber(total)} Anfragen`,
    }),
  'corporate.analytics.no-requests': 'Noch keine Anfragen',

  'corporate.spending.title': 'Ausgaben nach Abteilung',
  'corporate.spending.by': (format, count) =>
    plural(count, {
      one: `ausgegeben von ${format.number(count)} Abteilung`,
      other: `ausgegeben von ${format.number(count)} Abteilungen`,
    }),
  'corporate.spending.others': (format, count) =>
    plural(count, {
      one: `${format.number(count)} andere Abteilung`,
      other: `${format.number(count)} andere Abteilungen`,
    }),
  'corporate.spending.numbered': (format, name, number) => `${name} (${format.number(number)})`,

  'corporate.by-status.title': 'Anfragen nach Status',
  'corporate.by-status.requests': (count) => plural(count, { one: 'Anfrage', other: 'Anfragen' }),
  'corporate.by-status.of-requests': (format, total) =>
    plural(total, {
      one: `von ${format.compactNumber(total)} Anfrage`,
      other: `von ${format.compactNumber(total)} Anfragen`,
    }),
  'corporate.by-status.pending': 'Ausstehend',
  'corporate.by-status.approved': 'Genehmigt',
  'corporate.by-status.other': 'Sonstige',
  'corporate.by-status.empty': 'Noch keine Anfragen',
  'corporate.by-status.how-to': 'Anfragen, die Beschäftigte stellen, erscheinen hier.',
};
