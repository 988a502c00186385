export { type SheetField, SheetFields, type SheetFieldsProps } from './sheet-fields';
export { preloadSideSheet, SideSheet, type SideSheetProps } from './side-sheet';
