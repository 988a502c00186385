import { grammarOf } from '../../grammar.js';
import type * as english from '../en/domain.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('es');

export const domain: TextsOf<typeof english> = {
  'rows.dropped': (format, count) =>
    plural(count, {
      one: `No se ha podido mostrar ${format.number(count)} elemento`,
      other: `No se han podido mostrar ${format.number(count)} elementos`,
    }),

  'status.active': 'Activo',
  'status.approved': 'Aprobado',
  'status.available': 'Disponible',
  'status.cancelled': 'Cancelado',
  'status.completed': 'Finalizado',
  'status.confirmed': 'Confirmado',
  'status.declined': 'Rechazado',
  'status.draft': 'Borrador',
  'status.expired': 'Caducado',
  'status.filling': 'Llenándose',
  'status.full': 'Completo',
  'status.in_review': 'En revisión',
  'status.inactive': 'Inactivo',
  'status.locked': 'Bloqueado',
  'status.new': 'Nuevo',
  'status.open': 'Abierto',
  'status.pending': 'Pendiente',
  'status.prospect': 'Potencial',
  'status.rejected': 'Denegado',
  'status.unknown': 'Desconocido',

  'role.traveler': 'VIAJERO',
  'role.provider': 'PROVEEDOR',
  'role.travel_agent': 'AGENTE DE VIAJES',
  'role.tour_organizer': 'ORGANIZADOR DE TOURS',
  'role.admin': 'ADMIN',
  'role.corporate_admin': 'ADMIN DE EMPRESA',
  'role.super_admin': 'SUPERADMIN',
  'role.badge.travel-agent': 'Agente de viajes',
  'role.badge.tour-organizer': 'Organizador cultural',
  'role.badge.corporate': 'Admin de empresa',
  'role.unknown': (role) => `Rol de usuario desconocido: ${role}. Se usa el panel de prueba.`,

  'dashboard.title.traveler': 'Panel del viajero',
  'dashboard.title.travel-agent': 'Centro del agente de viajes',
  'dashboard.title.tour-organizer': 'Centro de mando de tours culturales',
  'dashboard.title.corporate': 'Gestión de viajes de empresa',
  'dashboard.title.unknown': 'Panel de prueba',

  'nav.home': 'Inicio',
  'nav.discover': 'Descubrir',
  'nav.ai-plan': 'Plan IA',
  'nav.saved': 'Guardado',
  'nav.profile': 'Perfil',
  'nav.business': 'Negocio',
  'nav.messages': 'Mensajes',
  'nav.bookings': 'Reservas',
  'nav.updates': 'Novedades',

  'user.nameless': 'Invitado',

  'fallback.dates': 'Fecha por confirmar',
  'fallback.destination': 'Destino por confirmar',
  'fallback.booking-title': 'Experiencia cultural',
  'fallback.booking-destination': 'Papúa Nueva Guinea',
  'fallback.tour-title': 'Tour privado',
  'fallback.applicant': 'Candidato sin nombre',
  'fallback.client': 'Cliente sin nombre',
  'fallback.provider': 'Proveedor sin nombre',
  'fallback.employee': 'Empleado sin nombre',
  'fallback.policy': 'Política sin nombre',
  'fallback.department': 'Departamento sin nombre',
  'fallback.reward': 'Recompensa',
  'fallback.figure': 'Cifra',
};
