// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('Percent', 'M19 5L5 19M4 6.5a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0zM15 17.5a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0z');
