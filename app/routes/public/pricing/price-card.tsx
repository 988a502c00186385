import { Button } from 'tapa-ui/button';
import { Check } from 'tapa-ui/icons';
import type { PriceCardContent } from '../../../content/pages/pricing';

/** The price of one kind of people: the amount or what sets it, what comes with it, and where to go. */
export function PriceCard({ id, title, text, amount, per, points, action, isFixed }: PriceCardContent) {
  return (
    <section className="app-price" data-fixed={isFixed || undefined} aria-labelledby={id}>
      <div>
        <h2 id={id} className="app-price-title">
          {title}
        </h2>
        <p className="app-price-text">{text}</p>
      </div>
      <p className="app-price-amount">
        {amount} <small>{per}</small>
      </p>
      <ul className="app-price-points">
        {points.map((point) => (
          <li key={point}>
            <Check className="app-icon-16" aria-hidden="true" />
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
