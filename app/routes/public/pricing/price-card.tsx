import { Button } from 'tapa-ui/button';
import { Check } from 'tapa-ui/icons';
import type { PriceCardContent } from '../../../content/pages/pricing';

/** The price of one kind of people: the amount or what sets it, what comes with it, and where to go. */
export function PriceCard({ id, title, text, amount, per, points, action, isFixed }: PriceCardContent) {
  return (
    <section
      className={`relative isolate grid min-w-0 content-start justify-items-start gap-4 overflow-clip rounded-panel border p-6 wrap-anywhere shadow-1 ${isFixed ? 'printed-deep border-deep bg-deep text-on-deep [--tapa-color-brand-text:var(--tapa-color-reward)] [--tapa-color-text-muted:var(--tapa-color-on-deep-muted)]' : 'bg-surface'}`}
      aria-labelledby={id}
    >
      <div>
        <h2 id={id} className="font-display text-title-section">
          {title}
        </h2>
        <p className="text-muted">{text}</p>
      </div>
      <p className="font-display text-display-l leading-[1]">
        {amount}{' '}
        <small className="mt-1.5 block font-text text-item leading-[1.3334] font-medium tracking-[0] text-muted">
          {per}
        </small>
      </p>
      <ul role="list" className="grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check className="mt-0.5 icon-16 text-brand-text" aria-hidden="true" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <Button variant="secondary" href={action.href}>
        {action.text}
      </Button>
    </section>
  );
}
