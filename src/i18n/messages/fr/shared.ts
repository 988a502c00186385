import type * as english from '../en/shared';
import type { Translation } from '../rooms';

export const shared: Translation<typeof english> = {};
