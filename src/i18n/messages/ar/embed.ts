import type * as english from '../en/embed';
import type { Translation } from '../rooms';

export const embed: Translation<typeof english> = {};
