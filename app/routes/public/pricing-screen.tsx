import '../../styles/forms.css';
import { type ChangeEvent, useRef, useState } from 'react';
import { PLATFORM_COMMISSION_PERCENT } from 'tapa-ui/domain';
import { DefinitionLines } from 'tapa-ui/panel';
import { useFormatters } from 'tapa-ui/theme';
import { page } from '../../content/pages/pricing';
import { ContentPage } from './content-page';
import { TextField } from './forms/field';
import { useEarlyInput } from './forms/kept-entries';
import { formValues } from './forms/use-form';
import { SectionFrame } from './sections';

export default function PricingScreen() {
  return <ContentPage page={page} after={{ example: <Calculator /> }} />;
}

/** Figures of the worked example above the calculator. */
const EXAMPLE = { guests: '8', price: '450' };

/** Commission and payout for any tour. Computed in the browser. */
export function Calculator() {
  const format = useFormatters();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EXAMPLE);
  useEarlyInput(form, values, (entered) => setValues((before) => ({ ...before, ...formValues(entered) })));
  const change = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setValues((before) => ({ ...before, [target.name]: target.value }));
  const { revenueCents, commissionCents, payoutCents } = splitRevenue(
    Number(values.guests),
    Number(values.price),
  );
  return (
    <SectionFrame
      id="calculator"
      heading="Try your own figures"
      intro="Worked out in your browser; nothing is sent or kept."
    >
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
        <div role="status" className="app-calculator-result">
          <DefinitionLines
            lines={[
              { term: 'Tour revenue', value: format.money(revenueCents / 100) },
              {
                term: `Platform commission (${PLATFORM_COMMISSION_PERCENT}%)`,
                value: format.money(-commissionCents / 100),
              },
              { term: 'Payout to the organizer', value: format.money(payoutCents / 100), total: true },
            ]}
          />
        </div>
      </form>
    </SectionFrame>
  );
}

/** How tour revenue is split, in cents so that the parts add up. */
export interface CommissionSplit {
  revenueCents: number;
  commissionCents: number;
  payoutCents: number;
}

/** Guests of one tour beyond which the calculator takes no figures. */
export const MAX_GUESTS = 1000;
/** Price per guest, in dollars, beyond which the calculator takes no figures. */
export const MAX_PRICE = 100_000;

const within = (value: number, max: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(value, 0), max) : 0;

/**
 * Splits the revenue of a tour into commission and payout.
 *
 * @param guests - whole guests; anything that is no number counts as 0
 * @param price - US dollars per guest; cents count, parts of cents are rounded
 */
export function splitRevenue(guests: number, price: number): CommissionSplit {
  const revenueCents = Math.floor(within(guests, MAX_GUESTS)) * Math.round(within(price, MAX_PRICE) * 100);
  const commissionCents = Math.round((revenueCents * PLATFORM_COMMISSION_PERCENT) / 100);
  return { revenueCents, commissionCents, payoutCents: revenueCents - commissionCents };
}
