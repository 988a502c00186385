// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('Search', 'm21 21-4.34-4.34M3 11a8 8 0 1 1 16 0a8 8 0 1 1-16 0z');
