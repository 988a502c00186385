import { StatusBadge } from '../../components/badge';
import { Button } from '../../components/button';
import { DashboardGrid } from '../../components/dashboard-grid';
import { PanelBody } from '../../components/panel';
import { Progress } from '../../components/progress';
import { ArrowRight, Contrast, Palette, Stamp } from '../../icons';
import { type Brand, TapaProvider } from '../../theme';
import { DashboardPanel } from '../shared';
import type { TravelAgentShown } from './travel-agent-dashboard';

const POINTS = [
  {
    icon: Stamp,
    title: 'Your name and logo',
    text: 'They take the place of ours in the bar at the top of every page.',
  },
  {
    icon: Palette,
    title: 'Your colors, type and corners',
    text: 'One brand color is enough: every button, link and chart follows it, in light and in dark.',
  },
  {
    icon: Contrast,
    title: 'Readable in any color',
    text: 'Text is kept at a contrast of at least 4.5 to 1, whatever color you choose.',
  },
] as const;

/** White-Label: a pitch that leads to /white-label (spec: 2.agent-white-label), with brands to look at. */
export function WhiteLabelTab({ links: { whiteLabel } }: TravelAgentShown) {
  return (
    <DashboardGrid fill>
      <DashboardPanel slot="white-label" span={7} title="A travel site of your own" fill>
        <PanelBody className="t:gap-6">
          <p className="t:own-direction t:max-w-[60ch] t:text-pretty t:text-muted">
            Give your clients a place that looks like your agency: the same bookings and dashboards, under
            your brand.
          </p>
          <ul className="t:grid t:flex-auto t:gap-5">
            {POINTS.map(({ icon: Icon, title, text }) => (
              <li key={title} className="t:flex t:gap-4">
                <span
                  aria-hidden="true"
                  className="t:inline-grid t:size-10 t:flex-none t:place-items-center t:rounded-control t:bg-brand-soft t:text-on-brand-soft"
                >
                  <Icon className="t:icon-20" />
                </span>
                <div className="t:min-w-0">
                  <h3 className="t:font-semibold">{title}</h3>
                  <p className="t:own-direction t:max-w-[52ch] t:text-pretty t:text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          {whiteLabel === null ? null : (
            <div className="t:mt-auto t:flex t:pt-2">
              <Button
                variant="primary"
                size="lg"
                icon={<ArrowRight className="t:icon-directional" />}
                href={whiteLabel}
              >
                Explore white-label
              </Button>
            </div>
          )}
        </PanelBody>
      </DashboardPanel>
      <DashboardPanel slot="brand-preview" span={5} title="One dashboard, three brands" fill>
        <PanelBody>
          <BrandPreview />
        </PanelBody>
      </DashboardPanel>
    </DashboardGrid>
  );
}

/** Made-up brands that show how different the same page can look. */
const BRANDS: readonly { name: string; look: string; brand: Brand }[] = [
  { name: 'Tapa', look: 'Violet, soft corners', brand: { color: '#7c3aed' } },
  {
    name: 'Your boutique agency',
    look: 'Teal, round corners',
    brand: { color: '#0f766e', neutral: '#8d8a72', radius: 16 },
  },
  {
    name: 'Your corporate desk',
    look: 'Orange, square corners',
    brand: { color: '#e8590c', neutral: '#80848c', radius: 0 },
  },
];

/** The same piece of a dashboard under three brands. */
export function BrandPreview() {
  return (
    <ul className="t:grid t:flex-auto t:content-between t:gap-4">
      {BRANDS.map(({ name, look, brand }) => (
        <li key={name} className="t:grid">
          <TapaProvider brand={brand} className="t:grid">
            <div className="t:grid t:gap-3 t:rounded-card t:border t:bg-canvas t:p-4">
              <div className="t:flex t:flex-wrap t:items-center t:justify-between t:gap-x-3 t:gap-y-2">
                <div className="t:min-w-0">
                  <p className="t:font-display t:text-title-panel">{name}</p>
                  <p className="t:text-label t:text-muted">{look}</p>
                </div>
                <span aria-hidden="true">
                  <StatusBadge status="confirmed" tone="default" />
                </span>
              </div>
              <div aria-hidden="true">
                <Progress aria-label={name} value={75} />
              </div>
            </div>
          </TapaProvider>
        </li>
      ))}
    </ul>
  );
}
