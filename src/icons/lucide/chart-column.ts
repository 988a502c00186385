// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('ChartColumn', 'M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3');
