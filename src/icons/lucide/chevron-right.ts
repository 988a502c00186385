// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('ChevronRight', 'm9 18 6-6-6-6');
