// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('Music', 'M21 16V3a1 1 0 0 0-1.28-.96l-10 2.917a1 1 0 0 0-.72.96V19M15 16a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM3 19a3 3 0 1 1 6 0a3 3 0 1 1-6 0z');
