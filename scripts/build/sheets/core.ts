import { CORE, sheetConfig } from './sheet-sources';

export default await sheetConfig(CORE);
