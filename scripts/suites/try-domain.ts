/** The built domain entry in plain Node: sanitises nonsense. */
import { ROOT } from './run';

const { sanitizeBookings, dashboardKindForRole } = (await import(
  `${ROOT}/dist/domain.js`
)) as typeof import('../../src/domain');
const { items, dropped } = sanitizeBookings([{ id: 1, checkIn: Number.NaN }, null]);
if (items.length !== 1 || dropped !== 1) throw new Error('The domain does not salvage rows');
if (dashboardKindForRole('corporate_admin') !== 'corporate')
  throw new Error('The domain does not know its roles');
