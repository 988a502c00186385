import { grammarOf } from '../../grammar.js';
import type * as english from '../en/domain.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('fr');

export const domain: TextsOf<typeof english> = {
  'rows.dropped': (format, count) =>
    plural(count, {
      one: `${format.number(count)} élément n’a pas pu être affiché`,
      other: `${format.number(count)} éléments n’ont pas pu être affichés`,
    }),

  'status.active': 'Actif',
  'status.approved': 'Approuvé',
  'status.available': 'Disponible',
  'status.cancelled': 'Annulé',
  'status.completed': 'Terminé',
  'status.confirmed': 'Confirmé',
  'status.declined': 'Refusé',
  'status.draft': 'Brouillon',
  'status.expired': 'Expiré',
  'status.filling': 'Se remplit',
  'status.full': 'Complet',
  'status.in_review': 'En cours d’examen',
  'status.inactive': 'Inactif',
  'status.locked': 'Verrouillé',
  'status.new': 'Nouveau',
  'status.open': 'Ouvert',
  'status.pending': 'En attente',
  'status.prospect': 'Prospect',
  'status.rejected': 'Rejeté',
  'status.unknown': 'Inconnu',

  'role.traveler': 'VOYAGEUR',
  'role.provider': 'PRESTATAIRE',
  'role.travel_agent': 'AGENT DE VOYAGES',
  'role.tour_organizer': 'ORGANISATEUR DE CIRCUITS',
  'role.admin': 'ADMINISTRATEUR',
  'role.corporate_admin': 'ADMINISTRATEUR D’ENTREPRISE',
  'role.super_admin': 'SUPER-ADMINISTRATEUR',
  'role.badge.travel-agent': 'Agent de voyages',
  'role.badge.tour-organizer': 'Organisateur culturel',
  'role.badge.corporate': 'Admin. entreprise',
  'role.unknown': (role) => `Rôle inconnu : ${role}. Voici le tableau de bord de test.`,

  'dashboard.title.traveler': 'Tableau de bord du voyageur',
  'dashboard.title.travel-agent': 'Espace de l’agent de voyages',
  'dashboard.title.tour-organizer': 'Centre de pilotage des circuits culturels',
  'dashboard.title.corporate': 'Gestion des voyages d’affaires',
  'dashboard.title.unknown': 'Tableau de bord de test',

  'nav.home': 'Accueil',
  'nav.discover': 'Découvrir',
  'nav.ai-plan': 'Plan IA',
  'nav.saved': 'Favoris',
  'nav.profile': 'Profil',
  'nav.business': 'Entreprises',
  'nav.messages': 'Messages',
  'nav.bookings': 'Réservations',
  'nav.updates': 'Nouveautés',

  'user.nameless': 'Invité',

  'fallback.dates': 'Date à confirmer',
  'fallback.destination': 'Destination à confirmer',
  'fallback.booking-title': 'Expérience culturelle',
  'fallback.booking-destination': 'Papouasie-Nouvelle-Guinée',
  'fallback.tour-title': 'Circuit privé',
  'fallback.applicant': 'Candidature sans nom',
  'fallback.client': 'Client sans nom',
  'fallback.provider': 'Prestataire sans nom',
  'fallback.employee': 'Employé sans nom',
  'fallback.policy': 'Règle sans nom',
  'fallback.department': 'Service sans nom',
  'fallback.reward': 'Récompense',
  'fallback.figure': 'Chiffre',
};
