'use client';
import { StatusBadge } from '../../components/badge/index.js';
import { Button } from '../../components/button/index.js';
import { DashboardGrid } from '../../components/dashboard-grid/index.js';
import { PanelBody } from '../../components/panel/index.js';
import { Progress } from '../../components/progress/index.js';
import { ArrowRight } from '../../icons/compiled/arrow-right.js';
import { Contrast } from '../../icons/compiled/contrast.js';
import { Palette } from '../../icons/compiled/palette.js';
import { Stamp } from '../../icons/compiled/stamp.js';
import { type Brand, TapaProvider } from '../../theme/index.js';
import { DashboardPanel } from '../shared/index.js';
import { type I18n, useI18n } from './i18n.js';
import type { TravelAgentLinks } from './travel-agent-dashboard.js';

const POINTS = [
  {
    icon: Stamp,
    title: 'agent.white-label.name',
    text: 'agent.white-label.name.text',
  },
  {
    icon: Palette,
    title: 'agent.white-label.look',
    text: 'agent.white-label.look.text',
  },
  {
    icon: Contrast,
    title: 'agent.white-label.contrast',
    text: 'agent.white-label.contrast.text',
  },
] as const;

/** Tab with a pitch that links to /white-label (spec: 2.agent-white-label), and a preview of brands. */
export function WhiteLabelTab({ links: { whiteLabel } }: { links: TravelAgentLinks }) {
  const { t } = useI18n();
  return (
    <DashboardGrid>
      <DashboardPanel slot="white-label" span={7} title={t['agent.white-label.title']}>
        <PanelBody className="t:gap-6">
          <p className="t:own-direction t:max-w-[56ch] t:text-pretty t:text-muted">
            {t['agent.white-label.text']}
          </p>
          <ul role="list" className="t:grid t:gap-5">
            {POINTS.map(({ icon: Icon, title, text }) => (
              <li key={title} className="t:flex t:gap-4">
                <span
                  aria-hidden="true"
                  className="t:inline-grid t:size-10 t:flex-none t:place-items-center t:rounded-control t:bg-brand-soft t:text-on-brand-soft"
                >
                  <Icon className="t:icon-20" />
                </span>
                <div className="t:min-w-0">
                  <h3 className="t:font-semibold">{t[title]}</h3>
                  <p className="t:own-direction t:max-w-[56ch] t:text-pretty t:text-muted">{t[text]}</p>
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
                {t['agent.white-label.explore']}
              </Button>
            </div>
          )}
        </PanelBody>
      </DashboardPanel>
      <DashboardPanel slot="brand-preview" span={5} title={t['agent.white-label.brands']}>
        <PanelBody>
          <BrandPreview />
        </PanelBody>
      </DashboardPanel>
    </DashboardGrid>
  );
}

type BrandText = Extract<keyof I18n['t'], `agent.brand.${string}`>;

/** Fictional brands that show how different the same page can look. */
const BRANDS: readonly { name: BrandText; look: BrandText; brand: Brand }[] = [
  { name: 'agent.brand.tapa', look: 'agent.brand.tapa.look', brand: { color: '#7c3aed' } },
  {
    name: 'agent.brand.boutique',
    look: 'agent.brand.boutique.look',
    brand: { color: '#0f766e', neutral: '#8d8a72', radius: 16 },
  },
  {
    name: 'agent.brand.corporate',
    look: 'agent.brand.corporate.look',
    brand: { color: '#e8590c', neutral: '#80848c', radius: 0 },
  },
];

function BrandPreview() {
  const { t } = useI18n();
  return (
    <ul role="list" className="t:grid t:gap-4">
      {BRANDS.map(({ name, look, brand }) => (
        <li key={name} className="t:grid">
          <TapaProvider brand={brand} className="t:grid">
            <div className="t:grid t:gap-3 t:rounded-card t:border t:bg-canvas t:p-4">
              <div className="t:flex t:flex-wrap t:items-center t:justify-between t:gap-x-3 t:gap-y-2">
                <div className="t:min-w-0">
                  <p className="t:font-display t:text-title-panel">{t[name]}</p>
                  <p className="t:text-label t:text-muted">{t[look]}</p>
                </div>
                <span aria-hidden="true" className="t:inline">
                  <StatusBadge status="confirmed" tone="default" />
                </span>
              </div>
              <div aria-hidden="true" className="t:block">
                <Progress aria-label={t[name]} value={75} />
              </div>
            </div>
          </TapaProvider>
        </li>
      ))}
    </ul>
  );
}
