import { KIT, sheetConfig } from './sheet-sources.js';

export default await sheetConfig(Object.keys(KIT));
