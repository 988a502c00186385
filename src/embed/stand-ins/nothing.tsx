// Stands in for parts of the library's components that the widgets never show: sample data, counts, changes.

export const SampleChip = () => null;
export const CountBadge = () => null;
export const Delta = () => null;
