export { type SheetField, SheetFields, type SheetFieldsProps } from './sheet-fields.js';
export { preloadSideSheet, SideSheet, type SideSheetProps } from './side-sheet.js';
