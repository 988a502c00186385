// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('Circle', 'M2 12a10 10 0 1 1 20 0a10 10 0 1 1-20 0z');
