// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('ArrowUpRight', 'M7 7h10v10M7 17 17 7');
