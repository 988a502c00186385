// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('ArrowDown', 'M12 5v14M0 0m19 12-7 7-7-7');
