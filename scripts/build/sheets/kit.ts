import { KIT, sheetConfig } from './sheet-sources';

export default await sheetConfig(Object.keys(KIT));
