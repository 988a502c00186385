import { useMemo, useRef } from 'react';
import { Copy } from '../../../src/icons';
import { MODES } from '../../../src/testing/tokens/token-file';
import { TapaProvider } from '../../../src/theme';
import { brandVariables } from '../../../src/theme/brand';
import { CopyButton, Segments, widths } from '../choices';
import { ReviewPage, ReviewSection } from '../page';
import { DASHBOARD_FACES, roleLabel, storyIdOf } from '../role-states/table';
import { FittedFrame } from '../story-frame';
import { cssOf, embedSnippetOf, providerCodeOf, type Speech } from './brand-code';
import { BrandSample } from './brand-sample';
import { ContrastReport } from './contrast-report';
import { usePaintedPalette } from './painted-palette';
import { brandOf, type StudioBrand } from './studio-brand';
import { StudioControls } from './studio-controls';

/** Widths of the dashboards, in px. */
export type StudioWidth = 390 | 1440;

const WIDTHS = widths<StudioWidth>(390, 1440);

/** Heights of the dashboards by their width, in px; what is longer scrolls. */
const HEIGHTS: Readonly<Record<StudioWidth, number>> = { 390: 844, 1440: 1080 };

/** All choices of the studio; they are stored in its address. */
export interface Studio extends StudioBrand {
  width: StudioWidth;
}

export interface BrandStudioProps {
  studio: Studio;
  /** The scheme of the toolbar, for a brand without one. */
  theme: string;
  /** The language and the currency of the toolbar, for the code. */
  speech: Speech;
  onChange: (choices: Partial<Studio>) => void;
}

/** Preview of a brand, with its contrasts and the code to copy. */
export function BrandStudio({ studio, theme, speech, onChange }: BrandStudioProps) {
  const brand = useMemo(() => brandOf(studio), [studio]);
  const variables = useMemo(
    () => brandVariables(brand) as Readonly<Record<string, string | number>>,
    [brand],
  );
  const probe = useRef<HTMLSpanElement>(null);
  const palette = usePaintedPalette(probe, JSON.stringify(brand));
  const scheme = studio.scheme === 'system' ? theme : studio.scheme;
  return (
    <ReviewPage
      title="Brand studio"
      lede="Pick a color and see everything follow: the four dashboards, the contrast as this browser paints it, and the code to take along. What you choose is part of the address."
      isWide
    >
      <div className="studio">
        <StudioControls brand={studio} palette={palette} onChange={onChange} />
        <div className="studio-results">
          <section className="studio-samples" aria-label="Samples">
            {MODES.map((mode) => (
              <TapaProvider key={mode} brand={brand} colorScheme={mode}>
                <BrandSample name={mode === 'light' ? 'By day' : 'By night'} detail={studio.color} />
                {mode === 'light' ? <span hidden ref={probe} /> : null}
              </TapaProvider>
            ))}
          </section>
          <ReviewSection title="Dashboards">
            <Segments
              label="Width"
              choices={WIDTHS}
              value={studio.width}
              onChange={(width) => onChange({ width })}
            />
            <ul className="studio-dashboards review-framed" data-width={studio.width}>
              {DASHBOARD_FACES.map((role) => (
                <li key={role}>
                  <FittedFrame
                    storyId={storyIdOf(role, 'live')}
                    title={`${roleLabel(role)} dashboard`}
                    settings={{ theme: scheme, language: speech.locale, currency: speech.currency }}
                    page={{ width: studio.width, height: HEIGHTS[studio.width] }}
                    variables={variables}
                  />
                  <p>{roleLabel(role)}</p>
                </li>
              ))}
            </ul>
          </ReviewSection>
          <ReviewSection title="Contrast" help="Measured on this page, from the colors as they are painted.">
            {palette ? <ContrastReport color={studio.color} palette={palette} /> : null}
          </ReviewSection>
          <ReviewSection
            title="Take it along"
            help="Only what differs from Tapa’s own is written down. widgets.example stands for your own server."
          >
            <div className="studio-codes">
              <CopyBlock title="CSS" code={cssOf(brand)} />
              <CopyBlock title="React" code={providerCodeOf(brand, speech)} />
              <CopyBlock title="Embed" code={embedSnippetOf(brand, speech)} />
            </div>
          </ReviewSection>
        </div>
      </div>
    </ReviewPage>
  );
}

/** Code to copy. */
function CopyBlock({ title, code }: { title: string; code: string }) {
  return (
    <section className="studio-code review-surface" aria-label={title}>
      <div className="studio-code-head">
        <h3>{title}</h3>
        <CopyButton text={code} label={`Copy ${title}`} icon={<Copy />} size="sm" saysBefore>
          Copy
        </CopyButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre tabIndex={0} aria-label={`Code: ${title}`} role="group">
        <code>{code}</code>
      </pre>
    </section>
  );
}
