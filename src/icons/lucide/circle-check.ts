// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('CircleCheck', 'M2 12a10 10 0 1 1 20 0a10 10 0 1 1-20 0zM0 0m16 9-5.5 5.5L8 12');
