// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('Info', 'M2 12a10 10 0 1 1 20 0a10 10 0 1 1-20 0zM12 16v-4M12 8h.01');
