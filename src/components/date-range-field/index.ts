export { type DateRange, DateRangeField, type DateRangeFieldProps, isBackwards } from './date-range-field';
