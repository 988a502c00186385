import { type ChangeEvent, useRef, useState } from 'react';
import { PLATFORM_COMMISSION_PERCENT } from 'tapa-ui/domain';
import { formatMoney } from 'tapa-ui/format';
import { DefinitionLines } from 'tapa-ui/panel';
import { TextField } from '../forms/field';
import { formValues } from '../forms/rules';
import { useEarlyInput } from '../forms/use-early-input';
import { SectionFrame } from '../sections/section-frame';
import { MAX_GUESTS, MAX_PRICE, splitRevenue } from './commission';

/** Figures of the worked example above the calculator. */
const EXAMPLE = { guests: '8', price: '450' };

/** Commission and payout for any tour. Computed in the browser. */
export function Calculator() {
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
        <output className="app-calculator-result">
          <DefinitionLines
            lines={[
              { term: 'Tour revenue', value: formatMoney(revenueCents / 100) },
              {
                term: `Platform commission (${PLATFORM_COMMISSION_PERCENT}%)`,
                value: formatMoney(-commissionCents / 100),
              },
              { term: 'Payout to the organizer', value: formatMoney(payoutCents / 100), total: true },
            ]}
          />
        </output>
      </form>
    </SectionFrame>
  );
}
