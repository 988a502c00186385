import { CORE, sheetConfig } from './sheet-sources.js';

export default await sheetConfig(CORE);
