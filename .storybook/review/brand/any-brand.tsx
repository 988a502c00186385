import { StatusBadge } from '../../../src/components/badge';
import { Button } from '../../../src/components/button';
import { ProgressField } from '../../../src/components/progress';
import { STATUS_TONES, type StatusSubject, statusTone } from '../../../src/domain/status';
import { TapaProvider } from '../../../src/theme';
import { ReviewPage } from '../page';
import { BrandSample } from './brand-sample';
import { describeColor, type SampleBrand } from './sixty-brands';

export interface AnyBrandProps {
  title: string;
  brands: readonly SampleBrand[];
}

/** Many brands side by side: what a partner's color becomes, however odd it is. */
export function AnyBrand({ title, brands }: AnyBrandProps) {
  return (
    <ReviewPage
      title={title}
      lede="What becomes of a partner’s color. The fill keeps it. Text on it is black or white, whichever reads better; links, marks, edges and the focus ring move only as far as they must."
      isWide
    >
      <ul className="many-brands">
        {brands.map((brand) => (
          <li key={JSON.stringify(brand)}>
            <TapaProvider brand={brand}>
              <BrandSample name={brand.color} detail={describeColor(brand.color)} />
            </TapaProvider>
          </li>
        ))}
      </ul>
    </ReviewPage>
  );
}

/** All known statuses, and an unknown one. */
const statusesOf = (subject: StatusSubject): string[] => [
  ...new Set([...Object.keys(STATUS_TONES[subject].byStatus), ...WAITING[subject]]),
];

/** Statuses and meters whose tone the brand could be mistaken for. */
const WAITING: Readonly<Record<StatusSubject, readonly string[]>> = {
  booking: ['pending', 'completed'],
  agentBooking: ['pending'],
  client: ['prospect'],
  privateTour: ['filling'],
  application: ['pending', 'in_review'],
  request: ['pending'],
  policy: ['draft'],
};

export const SUBJECTS = Object.keys(STATUS_TONES) as StatusSubject[];

/** Every status and a budget near its limit, beside what carries the brand. */
export function StatusSample({ name }: { name: string }) {
  return (
    <div className="brand-sample">
      <div className="brand-sample-head">
        <h3>{name}</h3>
        <Button variant="primary" size="sm">
          Book
        </Button>
      </div>
      {SUBJECTS.map((subject) => (
        <div key={subject} className="brand-sample-row" data-subject={subject}>
          {statusesOf(subject).map((status) => (
            <StatusBadge key={status} status={status} tone={statusTone(subject, status)} />
          ))}
        </div>
      ))}
      <ProgressField label={`Spent of ${name}`} value={40} figure="$400" remainder="$600 left" nearLimit />
      <ProgressField
        label={`Nearly spent of ${name}`}
        value={90}
        figure="$900"
        remainder="$100 left"
        nearLimit
      />
    </div>
  );
}
