// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('ArrowUp', 'm5 12 7-7 7 7M12 19V5');
