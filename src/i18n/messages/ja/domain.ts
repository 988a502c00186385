import type * as english from '../en/domain';
import type { Translation } from '../rooms';

export const domain: Translation<typeof english> = {};
