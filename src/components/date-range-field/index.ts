export { type DateRange, isBackwards } from './date-range';
export { DateRangeField, type DateRangeFieldProps } from './date-range-field';
