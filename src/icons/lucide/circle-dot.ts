// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('CircleDot', 'M11 12a1 1 0 1 1 2 0a1 1 0 1 1-2 0zM2 12a10 10 0 1 1 20 0a10 10 0 1 1-20 0z');
