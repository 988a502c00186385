// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('Rows3', 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM21 9H3M21 15H3');
