// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('UserRound', 'M7 8a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM20 21a8 8 0 0 0-16 0');
