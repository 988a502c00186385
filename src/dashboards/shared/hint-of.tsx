import type { ReactNode } from 'react';
import { SampleChip } from '../../components/badge';
import type { Sanitized } from '../../domain';

/**
 * A tile's second line: that its figure is a sample, else what the data holds, if anything (decision 13).
 *
 * @param data - what the tile's figure comes from
 * @param field - the figure
 * @param hint - what to say of a figure that is no sample. @default nothing
 */
export function hintOf<T>(data: Sanitized<T>, field: keyof T, hint?: string): ReactNode {
  return data.sampleFields.has(field) ? <SampleChip /> : hint;
}
