import type * as english from '../en/components';
import type { Translation } from '../rooms';

export const components: Translation<typeof english> = {};
