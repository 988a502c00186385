import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'tapa-ui/button';
import { Check } from 'tapa-ui/icons';
import { useFormatters } from 'tapa-ui/theme';
import { EXAMPLE, OTHER_ROLES, PRICE_CARDS, type PriceCardContent, page } from '../../content/pages/pricing';
import { ContentPage } from './content-page';
import { Field } from './forms/field';
import { type FormValues, formValues } from './forms/form-values';
import {
  countedGuests,
  countedPrice,
  MAX_GUESTS,
  MAX_PRICE,
  Statement,
  splitRevenue,
} from './pricing/statement';

export default function PricingScreen() {
  return (
    <ContentPage page={page}>
      <div className="@container">
        <div className="grid grid-flow-dense grid-cols-1 gap-6 pb-14 @[46em]:grid-cols-2 @[64em]:grid-cols-3">
          {PRICE_CARDS.map((card) => (
            <PriceCard key={card.id} {...card} />
          ))}
          <Calculator />
          <PricePanel id="other-roles" heading="Agents and companies">
            {OTHER_ROLES.map(({ title, text }) => (
              <div key={title} className="-mx-6 grid gap-0.5 border-t px-6 py-4 nth-2:mt-5 last:pb-0">
                <h3 className="font-semibold">{title}</h3>
                <p className="text-muted">{text}</p>
              </div>
            ))}
          </PricePanel>
        </div>
      </div>
    </ContentPage>
  );
}

function PriceCard({ id, title, text, amount, per, points, action, isFixed }: PriceCardContent) {
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

interface PricePanelProps {
  id: string;
  heading: string;
  anchor?: string;
  className?: string;
  children: ReactNode;
}

const PricePanel = ({ id, heading, anchor, className = '', children }: PricePanelProps) => (
  <section
    id={anchor}
    className={`min-w-0 rounded-panel border bg-surface px-6 py-5 shadow-1 ${className}`}
    aria-labelledby={id}
  >
    <h2 id={id} className="font-display text-title-section" tabIndex={anchor ? -1 : undefined}>
      {heading}
    </h2>
    {children}
  </section>
);

export function Calculator() {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<FormValues>(EXAMPLE);
  const format = useFormatters();
  const errorOf = (isValid: boolean, wanted: string, max: number) =>
    isValid ? undefined : `Enter a ${wanted} from 0 to ${format.number(max)}. The nearest one is counted.`;
  const guests = Number(values.guests);
  const price = Number(values.price);
  // Values entered before hydration have fired no event.
  useEffect(() => {
    if (form.current) setValues(formValues(form.current));
  }, []);
  return (
    <PricePanel
      id="calculator-heading"
      heading="A worked example"
      anchor="calculator"
      className="@[46em]:col-span-full @[64em]:col-span-2"
    >
      <form
        className="mt-4 grid grid-cols-1 gap-5"
        ref={form}
        onSubmit={(event) => event.preventDefault()}
        onChange={({ currentTarget }) => setValues(formValues(currentTarget))}
      >
        <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
          <Field
            label="Guests"
            name="guests"
            type="number"
            inputMode="numeric"
            min={0}
            max={MAX_GUESTS}
            step={1}
            defaultValue={EXAMPLE.guests}
            error={errorOf(countedGuests(guests) === guests, 'whole number', MAX_GUESTS)}
          />
          <Field
            label="Price per guest, in US dollars"
            name="price"
            type="number"
            inputMode="decimal"
            min={0}
            max={MAX_PRICE}
            step="any"
            defaultValue={EXAMPLE.price}
            error={errorOf(countedPrice(price) === price, 'figure', MAX_PRICE)}
          />
        </div>
        <div role="status">
          <Statement split={splitRevenue(guests, price)} />
        </div>
        <p className="text-caption text-muted">
          Try your own figures: worked out in your browser, nothing is sent or kept.
        </p>
      </form>
    </PricePanel>
  );
}
