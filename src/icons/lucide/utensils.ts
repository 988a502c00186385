// From lucide-react (ISC licence), by `npm run build:icons`.
import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('Utensils', 'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7');
