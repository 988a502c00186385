import { Badge, CountBadge } from '../../../src/components/badge/index.js';
import { Button } from '../../../src/components/button/index.js';
import { PanelLink } from '../../../src/components/panel/index.js';
import { Progress } from '../../../src/components/progress/index.js';
import { ShareBar } from '../../../src/components/share-bar/index.js';
import { StatTile } from '../../../src/components/stat-tile/index.js';
import { Tabs } from '../../../src/components/tabs/index.js';

export interface BrandSampleProps {
  /** Name of the brand. Accessible names contain it, so that they are unique on a page with many samples. */
  name: string;
  detail?: string;
}

/** A card with all uses of the brand: fills, texts, edges, marks, soft grounds and the deep panel. */
export function BrandSample({ name, detail }: BrandSampleProps) {
  return (
    <div className="t:grid t:grid-cols-1 t:gap-3.5 t:rounded-panel t:border t:border-border t:bg-canvas t:p-4 t:text-ink">
      <h3>{name}</h3>
      {detail ? <p className="t:text-caption t:text-muted">{detail}</p> : null}
      <Tabs
        aria-label={`Tabs of ${name}`}
        tabs={[
          { value: 'overview', label: 'Overview', count: 3, content: null },
          { value: 'trips', label: 'Trips', content: null },
        ]}
      />
      <StatTile label="Trips Booked" value={6} hint="3 upcoming" />
      <div className="t:flex t:flex-wrap t:items-center t:gap-2">
        <Button variant="primary">Book</Button>
        <Button variant="tonal">Approve</Button>
        <Button>Decline</Button>
      </div>
      <div className="t:flex t:flex-wrap t:items-center t:gap-2">
        <Badge tone="default">Confirmed</Badge>
        <Badge>Completed</Badge>
        <Badge tone="positive">Active</Badge>
        <CountBadge value={7} label="new" />
        <PanelLink href="#all">View all</PanelLink>
      </div>
      <Progress aria-label={`Progress of ${name}`} value={64} />
      <ShareBar aria-label={`Parts of ${name}`} legend={false} shares={SHARES} />
      <div
        className="t:flex t:flex-wrap t:items-center t:gap-x-3 t:gap-y-1 t:rounded-card t:bg-deep t:px-4 t:py-3 t:text-on-deep"
        data-tapa-surface="deep"
      >
        <span>Gold Explorer</span>
        <small className="t:text-on-deep-muted">250 points to Platinum</small>
        <Button variant="deep" size="sm">
          Redeem
        </Button>
      </div>
      <span className="t:m-1 t:justify-self-start t:rounded-sm t:px-2 t:outline-2 t:outline-offset-2 t:outline-focus">
        Focus ring
      </span>
    </div>
  );
}

const SHARES = [
  { label: 'Returning', value: 5, tone: 'brand' },
  { label: 'New', value: 3, tone: 'accent' },
] as const;
