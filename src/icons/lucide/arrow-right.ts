// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('ArrowRight', 'M5 12h14M0 0m12 5 7 7-7 7');
