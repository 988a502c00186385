import { statusLabel } from '../../domain';
import { NO_FIGURE } from '../../i18n/formatters';

/** Types of clients (spec section 3 'Client counts') in words. */
export const CLIENT_TYPE_LABELS = { returning: 'Returning', new: 'New', vip: 'VIP' } as const;

const LABELS: ReadonlyMap<string, string> = new Map(Object.entries(CLIENT_TYPE_LABELS));

/** A client's type in words; a dash without one. */
export const clientTypeLabel = (type: string): string =>
  LABELS.get(type.trim().toLowerCase()) ?? (statusLabel(type) || NO_FIGURE);
