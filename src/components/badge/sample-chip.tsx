import { FlaskConical } from 'lucide-react';
import { forwardRef } from 'react';
import { Badge, type BadgeProps } from './badge';

export type SampleChipProps = Omit<BadgeProps, 'children' | 'icon' | 'size' | 'tone'>;

/** Marks a panel that shows fallback figures or a sample list (decision 13). */
export const SAMPLE_DATA_LABEL = 'Sample data';

/** What the chip means, for screen readers and as its title. */
export const SAMPLE_DATA_EXPLANATION = 'Placeholder figures, shown until your own data is there.';

/**
 * Says that what stands beside it is sample data, so that nobody takes a placeholder for a fact.
 *
 * @example
 * <Panel title="Clients" sample>…</Panel>
 */
export const SampleChip = forwardRef<HTMLSpanElement, SampleChipProps>(function SampleChip(props, ref) {
  return (
    <Badge
      data-sample=""
      tone="secondary"
      size="sm"
      icon={<FlaskConical />}
      title={SAMPLE_DATA_EXPLANATION}
      ref={ref}
      {...props}
    >
      <span>{SAMPLE_DATA_LABEL}</span>
      <span className="t:sr-only">: {SAMPLE_DATA_EXPLANATION}</span>
    </Badge>
  );
});
