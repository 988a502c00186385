import '../../styles/forms.css';
import '../../styles/pricing.css';
import { type ChangeEvent, useRef, useState } from 'react';
import { EXAMPLE, OTHER_ROLES, PRICE_CARDS, page } from '../../content/pages/pricing';
import { ContentPage } from './content-page';
import { TextField } from './forms/field';
import { useEarlyInput } from './forms/kept-entries';
import { type FormValues, formValues } from './forms/use-form';
import { PriceCard } from './pricing/price-card';
import { MAX_GUESTS, MAX_PRICE, splitRevenue } from './pricing/split-revenue';
import { Statement } from './pricing/statement';

export default function PricingScreen() {
  return (
    <ContentPage page={page}>
      <div className="app-prices-room">
        <div className="app-prices">
          {PRICE_CARDS.map((card) => (
            <PriceCard key={card.id} {...card} />
          ))}
          <Calculator />
          <section className="app-price-panel" aria-labelledby="other-roles">
            <h2 id="other-roles" className="app-price-heading">
              Agents and companies
            </h2>
            {OTHER_ROLES.map(({ title, text }) => (
              <div key={title} className="app-price-role">
                <h3>{title}</h3>
                <p className="app-muted">{text}</p>
              </div>
            ))}
          </section>
        </div>
      </div>
    </ContentPage>
  );
}

/** The worked example, for any tour. Computed in the browser. */
export function Calculator() {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<FormValues>(EXAMPLE);
  useEarlyInput(form, values, (entered) => setValues((before) => ({ ...before, ...formValues(entered) })));
  const change = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setValues((before) => ({ ...before, [target.name]: target.value }));
  return (
    <section id="calculator" className="app-price-panel app-example" aria-labelledby="calculator-heading">
      <h2 id="calculator-heading" className="app-price-heading" tabIndex={-1}>
        A worked example
      </h2>
      <form className="app-form app-calculator" ref={form} onSubmit={(event) => event.preventDefault()}>
        <div className="app-field-row">
          <TextField
            label="Guests"
            name="guests"
            type="number"
            inputMode="numeric"
            min={0}
            max={MAX_GUESTS}
            step={1}
            value={values.guests}
            onChange={change}
          />
          <TextField
            label="Price per guest, in US dollars"
            name="price"
            type="number"
            inputMode="decimal"
            min={0}
            max={MAX_PRICE}
            step="any"
            value={values.price}
            onChange={change}
          />
        </div>
        <div role="status">
          <Statement split={splitRevenue(Number(values.guests), Number(values.price))} />
        </div>
        <p className="app-hint">Try your own figures: worked out in your browser, nothing is sent or kept.</p>
      </form>
    </section>
  );
}
