// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('TrendingUp', 'M16 7h6v6M0 0m22 7-8.5 8.5-5-5L2 17');
