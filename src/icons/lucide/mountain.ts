// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('Mountain', 'm8 3 4 8 5-5 5 15H2L8 3z');
