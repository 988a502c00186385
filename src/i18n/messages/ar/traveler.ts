import type * as english from '../en/traveler';
import type { Translation } from '../rooms';

export const traveler: Translation<typeof english> = {};
