// TanStack Table, which ships as ES modules alone: the build for CommonJS puts it into this file (tsup.config.ts).
export {
  type ExpandedState,
  functionalUpdate,
  type ReactTable,
  type Row,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
