import { grammarOf } from '../../grammar.js';
import type * as english from '../en/domain.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('de');

export const domain: TextsOf<typeof english> = {
  'rows.dropped': (format, count) =>
    plural(count, {
      one: `${format.number(count)} Eintrag konnte nicht angezeigt werden`,
      other: `${format.number(count)} Einträge konnten nicht angezeigt werden`,
    }),

  'status.active': 'Aktiv',
  'status.approved': 'Genehmigt',
  'status.available': 'Verfügbar',
  'status.cancelled': 'Storniert',
  'status.completed': 'Abgeschlossen',
  'status.confirmed': 'Bestätigt',
  'status.declined': 'Abgelehnt',
  'status.draft': 'Entwurf',
  'status.expired': 'Abgelaufen',
  'status.filling': 'Füllt sich',
  'status.full': 'Ausgebucht',
  'status.in_review': 'In Prüfung',
  'status.inactive': 'Inaktiv',
  'status.locked': 'Gesperrt',
  'status.new': 'Neu',
  'status.open': 'Offen',
  'status.pending': 'Ausstehend',
  'status.prospect': 'Interessiert',
  'status.rejected': 'Zurückgewiesen',
  'status.unknown': 'Unbekannt',

  'role.traveler': 'REISEGAST',
  'role.provider': 'ANBIETER',
  'role.travel_agent': 'REISEBÜRO',
  'role.tour_organizer': 'REISEVERANSTALTER',
  'role.admin': 'ADMIN',
  'role.corporate_admin': 'FIRMENADMIN',
  'role.super_admin': 'SUPERADMIN',
  'role.badge.travel-agent': 'Reisebüro',
  'role.badge.tour-organizer': 'Kulturveranstalter',
  'role.badge.corporate': 'Firmenadmin',
  'role.unknown': (role) => `Unbekannte Rolle: ${role}. Es wird das Test-Dashboard angezeigt.`,

  'dashboard.title.traveler': 'Reise-Dashboard',
  'dashboard.title.travel-agent': 'Reisebüro-Zentrale',
  'dashboard.title.tour-organizer': 'Leitstelle für Kulturreisen',
  'dashboard.title.corporate': 'Verwaltung der Geschäftsreisen',
  'dashboard.title.unknown': 'Test-Dashboard',

  'nav.home': 'Start',
  'nav.discover': 'Entdecken',
  'nav.ai-plan': 'KI-Plan',
  'nav.saved': 'Gemerkt',
  'nav.profile': 'Profil',
  'nav.business': 'Geschäft',
  'nav.messages': 'Nachrichten',
  'nav.bookings': 'Buchungen',
  'nav.updates': 'Neues',

  'user.nameless': 'Gast',

  'fallback.dates': 'Termin wird noch bestätigt',
  'fallback.destination': 'Ziel wird noch bestätigt',
  'fallback.booking-title': 'Kulturerlebnis',
  'fallback.booking-destination': 'Papua-Neuguinea',
  'fallback.tour-title': 'Private Tour',
  'fallback.applicant': 'Bewerbung ohne Namen',
  'fallback.client': 'Kunde ohne Namen',
  'fallback.provider': 'Anbieter ohne Namen',
  'fallback.employee': 'Beschäftigte ohne Namen',
  'fallback.policy': 'Richtlinie ohne Namen',
  'fallback.department': 'Abteilung ohne Namen',
  'fallback.reward': 'Prämie',
  'fallback.figure': 'Kennzahl',
};
