// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('CodeXml', 'm18 16 4-4-4-4M0 0m6 8-4 4 4 4M0 0m14.5 4-5 16');
