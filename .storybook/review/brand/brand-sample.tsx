import { Badge, CountBadge } from '../../../src/components/badge';
import { Button } from '../../../src/components/button';
import { PanelLink } from '../../../src/components/panel';
import { Progress } from '../../../src/components/progress';
import { ShareBar } from '../../../src/components/share-bar';
import { StatTile } from '../../../src/components/stat-tile';
import { Tabs } from '../../../src/components/tabs';
import './brand.css';

export interface BrandSampleProps {
  /** Name of the brand. Accessible names in the sample contain it, so that they are unique on a page with many samples. */
  name: string;
  /** Under the name. */
  detail?: string;
}

/** Everything that carries a brand, on one card: fills, texts, edges, marks, soft grounds and the deep panel. */
export function BrandSample({ name, detail }: BrandSampleProps) {
  return (
    <div className="brand-sample">
      <div className="brand-sample-head">
        <h3>{name}</h3>
        {detail ? <p>{detail}</p> : null}
      </div>
      <Tabs
        aria-label={`Tabs of ${name}`}
        tabs={[
          { value: 'overview', label: 'Overview', count: 3, content: null },
          { value: 'trips', label: 'Trips', content: null },
        ]}
      />
      <StatTile label="Trips Booked" value={6} hint="3 upcoming" />
      <div className="brand-sample-row">
        <Button variant="primary">Book</Button>
        <Button variant="tonal">Approve</Button>
        <Button>Decline</Button>
      </div>
      <div className="brand-sample-row">
        <Badge tone="default">Confirmed</Badge>
        <Badge>Completed</Badge>
        <Badge tone="positive">Active</Badge>
        <CountBadge value={7} label="new" />
        <PanelLink href="#all">View all</PanelLink>
      </div>
      <Progress aria-label={`Progress of ${name}`} value={64} />
      <ShareBar aria-label={`Parts of ${name}`} legend={false} shares={SHARES} />
      <div className="brand-sample-deep" data-tapa-surface="deep">
        <span>Gold Explorer</span>
        <small>250 points to Platinum</small>
        <Button variant="deep" size="sm">
          Redeem
        </Button>
      </div>
      <span className="brand-sample-focus">Focus ring</span>
    </div>
  );
}

const SHARES = [
  { label: 'Returning', value: 5, tone: 'brand' },
  { label: 'New', value: 3, tone: 'accent' },
] as const;
