// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('UsersRound', 'M18 21a8 8 0 0 0-16 0M5 8a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3');
