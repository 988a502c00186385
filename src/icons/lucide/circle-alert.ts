// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('CircleAlert', 'M2 12a10 10 0 1 1 20 0a10 10 0 1 1-20 0zM12 8L12 12M12 16L12.01 16');
