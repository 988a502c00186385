// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('ArrowLeftRight', 'M8 3 4 7l4 4M4 7h16M0 0m16 21 4-4-4-4M20 17H4');
