import { grammarOf } from '../../grammar.js';
import type * as english from '../en/travel-agent.js';
import type { TextsOf } from '../rooms.js';

const { plural } = grammarOf('es');

export const travelAgent: TextsOf<typeof english> = {
  'agent.tab.overview': 'Resumen',
  'agent.tab.clients': 'Clientes',
  'agent.tab.bookings': 'Reservas',
  'agent.tab.external-apis': 'API externas',
  'agent.tab.white-label': 'Marca blanca',
  'agent.tab.analytics': 'Análisis',
  'agent.help.clients': 'Todas las personas para las que planifica viajes.',
  'agent.help.bookings': 'Qué ha reservado, para quién y cuánto vale.',
  'agent.help.external-apis': 'Busque en otros proveedores y vea lo que aportan.',
  'agent.help.white-label': 'Su nombre y sus colores en todo lo que ven sus clientes.',
  'agent.help.analytics': 'Cómo va su negocio.',

  'agent.action.new-client': 'Nuevo cliente',
  'agent.action.create-booking': 'Crear reserva',
  'agent.action.search-external': 'Búsqueda externa',
  'agent.action.generate-quote': 'Generar cotización',

  'agent.help.waiting-bookings': (format, bookings) =>
    plural(bookings, {
      one: `${format.number(bookings)} reserva espera respuesta.`,
      other: `${format.number(bookings)} reservas esperan respuesta.`,
    }),
  'agent.help.bookings-and-quotes': (format, bookings, quotes) =>
    plural(bookings, {
      one: plural(quotes, {
        one: `${format.number(bookings)} reserva y ${format.number(quotes)} cotización esperan respuesta.`,
        other: `${format.number(bookings)} reserva y ${format.number(quotes)} cotizaciones esperan respuesta.`,
      }),
      other: plural(quotes, {
        one: `${format.number(bookings)} reservas y ${format.number(quotes)} cotización esperan respuesta.`,
        other: `${format.number(bookings)} reservas y ${format.number(quotes)} cotizaciones esperan respuesta.`,
      }),
    }),
  'agent.help.no-quotes': 'Ninguna cotización espera respuesta.',
  'agent.help.quotes': (format, pending) =>
    plural(pending, {
      one: `${format.number(pending)} cotización espera respuesta.`,
      other: `${format.number(pending)} cotizaciones esperan respuesta.`,
    }),
  'agent.help.overview': 'Sus clientes, sus reservas y lo que espera respuesta.',
  'agent.figures': 'Sus cifras',

  'agent.overview.figures': 'Su negocio de un vistazo',
  'agent.overview.active-clients': 'Clientes activos',
  'agent.overview.total-bookings': 'Total de reservas',
  'agent.overview.pending-quotes': 'Cotizaciones pendientes',
  'agent.overview.total-commissions': 'Comisiones',
  'agent.overview.new-clients': (format, count) =>
    plural(count, {
      one: `${format.compactNumber(count)} nuevo`,
      other: `${format.compactNumber(count)} nuevos`,
    }),
  'agent.overview.bookings-this-month': (format, count) => `${format.compactNumber(count)} este mes`,
  'agent.overview.quotes-wait': 'En espera de respuesta',
  'agent.overview.recent-bookings': 'Reservas recientes',
  'agent.overview.all-bookings': 'Todas las reservas',
  'agent.overview.all-clients': 'Todos los clientes',
  'agent.overview.external-apis': 'API externas',

  'agent.bookings.title': 'Todas las reservas',
  'agent.bookings.count': (count) => plural(count, { one: 'reserva', other: 'reservas' }),
  'agent.bookings.client': 'Cliente',
  'agent.bookings.dates': 'Fechas',
  'agent.bookings.status': 'Estado',
  'agent.bookings.value': 'Valor',
  'agent.bookings.empty': 'Todavía no hay reservas',
  'agent.bookings.how-to': 'Las reservas que haga para sus clientes aparecerán aquí.',

  'agent.clients.title': 'Todos los clientes',
  'agent.clients.count': (count) => plural(count, { one: 'cliente', other: 'clientes' }),
  'agent.clients.client': 'Cliente',
  'agent.clients.type': 'Tipo',
  'agent.clients.status': 'Estado',
  'agent.clients.empty': 'Todavía no hay clientes',
  'agent.clients.how-to': 'Añada un cliente y aparecerá aquí.',
  'agent.client-type.returning': 'Habitual',
  'agent.client-type.new': 'Nuevo',
  'agent.client-type.vip': 'VIP',
  'agent.clients-by-type.title': 'Clientes por tipo',
  'agent.clients-by-type.active': (count) =>
    plural(count, { one: 'cliente activo', other: 'clientes activos' }),

  'agent.providers.title': 'Rendimiento de proveedores externos',
  'agent.providers.provider': 'Proveedor',
  'agent.providers.bookings': 'Reservas',
  'agent.providers.bookings-unit': (count) => plural(count, { one: 'reserva', other: 'reservas' }),
  'agent.providers.share': 'Parte de los ingresos',
  'agent.providers.share-of': (provider) => `Parte de los ingresos de ${provider}`,
  'agent.providers.revenue': 'Ingresos',
  'agent.providers.total': (format, count) =>
    plural(count, {
      one: `Total de ${format.number(count)} proveedor`,
      other: `Total de ${format.number(count)} proveedores`,
    }),
  'agent.providers.empty': 'Todavía no hay reservas externas',
  'agent.providers.how-to': 'Las reservas con proveedores externos aparecerán aquí.',

  'agent.commissions.figures': 'Sus comisiones',
  'agent.commissions.this-month': 'Este mes',
  'agent.commissions.last-month': 'Mes pasado',
  'agent.commissions.growth': 'Crecimiento',
  'agent.commissions.breakdown': 'Desglose de comisiones',
  'agent.commissions.platform': 'Plataforma',
  'agent.commissions.external': 'Externas',
  'agent.commissions.month-before': 'Mes pasado',

  'agent.search.flights': 'Vuelos',
  'agent.search.flights.submit': 'Buscar vuelos',
  'agent.search.from': 'Desde',
  'agent.search.from.missing': 'Indique de dónde sale el vuelo.',
  'agent.search.to': 'Hasta',
  'agent.search.to.missing': 'Indique adónde va el vuelo.',
  'agent.search.departure': 'Ida',
  'agent.search.return': 'Vuelta',
  'agent.search.return.order': 'Elija un día posterior a la ida.',
  'agent.search.travelers': 'Viajeros',
  'agent.search.hotels': 'Hoteles',
  'agent.search.hotels.submit': 'Buscar hoteles',
  'agent.search.destination': 'Destino',
  'agent.search.destination.missing': 'Indique un destino.',
  'agent.search.check-in': 'Entrada',
  'agent.search.check-out': 'Salida',
  'agent.search.check-out.order': 'Elija un día posterior a la entrada.',
  'agent.search.guests': 'Huéspedes',
  'agent.search.experiences': 'Experiencias',
  'agent.search.experiences.submit': 'Buscar experiencias',
  'agent.search.interest': 'Interés',
  'agent.search.date': 'Fecha',
  'agent.search.day.missing': 'Elija un día.',
  'agent.search.people.wrong': (format, most) =>
    `Introduzca un número del ${format.number(1)} al ${format.number(most)}.`,

  'agent.white-label.title': 'Un sitio de viajes propio',
  'agent.white-label.text':
    'Ofrezca a sus clientes un lugar con la imagen de su agencia: las mismas reservas y paneles, con su marca.',
  'agent.white-label.name': 'Su nombre y su logotipo',
  'agent.white-label.name.text': 'Sustituyen a los nuestros en la barra superior de cada página.',
  'agent.white-label.look': 'Sus colores, letras y esquinas',
  'agent.white-label.look.text':
    'Basta un color de marca: todos los botones, enlaces y gráficos lo siguen, en claro y en oscuro.',
  'agent.white-label.contrast': 'Legible en cualquier color',
  'agent.white-label.contrast.text':
    'El texto mantiene un contraste de al menos 4,5 a 1, elija el color que elija.',
  'agent.white-label.explore': 'Explorar la marca blanca',
  'agent.white-label.brands': 'Un panel, tres marcas',
  'agent.brand.tapa': 'Tapa',
  'agent.brand.tapa.look': 'Violeta, esquinas suaves',
  'agent.brand.boutique': 'Su agencia boutique',
  'agent.brand.boutique.look': 'Verde azulado, esquinas redondas',
  'agent.brand.corporate': 'Su servicio para empresas',
  'agent.brand.corporate.look': 'Naranja, esquinas rectas',

  'agent.analytics.client-rating': 'Valoración de clientes',
  'agent.analytics.of-best': (format, most) => `de ${format.number(most)}`,
  'agent.analytics.bookings-this-month': 'Reservas este mes',
  'agent.analytics.external-bookings': 'Reservas externas',
  'agent.analytics.partnerships': 'Colaboraciones',
  'agent.analytics.rates': 'Conversión y fidelización',
  'agent.analytics.conversion': 'Conversión',
  'agent.analytics.retention': 'Fidelización',
};
