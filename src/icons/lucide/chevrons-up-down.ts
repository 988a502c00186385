// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('ChevronsUpDown', 'm7 15 5 5 5-5M0 0m7 9 5-5 5 5');
