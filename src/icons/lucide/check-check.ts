// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('CheckCheck', 'M18 6 7 17l-5-5M0 0m22 10-7.5 7.5L13 16');
