// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('Ellipsis', 'M11 12a1 1 0 1 1 2 0a1 1 0 1 1-2 0zM18 12a1 1 0 1 1 2 0a1 1 0 1 1-2 0zM4 12a1 1 0 1 1 2 0a1 1 0 1 1-2 0z');
