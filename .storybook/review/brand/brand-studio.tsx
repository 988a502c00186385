import { useMemo, useRef, useState } from 'react';
import { Button } from '../../../src/components/button';
import { Copy } from '../../../src/icons';
import { MODES } from '../../../src/testing/tokens/token-file';
import { TapaProvider } from '../../../src/theme';
import { brandVariables } from '../../../src/theme/brand';
import { ReviewPage, ReviewSection } from '../page';
import { DASHBOARD_FACES, roleLabel, storyIdOf } from '../role-states/table';
import { FittedFrame } from '../story-frame';
import { cssOf, embedSnippetOf, providerCodeOf, type Speech } from './brand-code';
import { BrandSample } from './brand-sample';
import { ContrastReport } from './contrast-report';
import { usePaintedPalette } from './painted-palette';
import { brandOf, type Studio } from './studio-brand';

/** Heights of the dashboards by their width, in px; what is longer scrolls. */
const HEIGHTS: Readonly<Record<Studio['width'], number>> = { 390: 844, 1440: 1080 };

export interface BrandStudioProps {
  studio: Studio;
  /** The scheme of the toolbar, for a brand without one. */
  theme: string;
  /** The language and the currency of the toolbar, for the code. */
  speech: Speech;
}

/** Preview of a brand, with its contrasts and the code to copy. */
export function BrandStudio({ studio, theme, speech }: BrandStudioProps) {
  const brand = useMemo(() => brandOf(studio), [studio]);
  const variables = useMemo(
    () => brandVariables(brand) as Readonly<Record<string, string | number>>,
    [brand],
  );
  const probe = useRef<HTMLSpanElement>(null);
  const palette = usePaintedPalette(probe, JSON.stringify(brand));
  const { color, scheme = 'system' } = brand;
  return (
    <ReviewPage
      title="Brand studio"
      lede="Pick a color in the controls and see everything follow: the four dashboards, the contrast as this browser paints it, and the code to take along. What you choose is part of the address."
    >
      <section
        className="t:grid t:grid-cols-[repeat(auto-fit,minmax(min(100%,320px),1fr))] t:gap-5"
        aria-label="Samples"
      >
        {MODES.map((mode) => (
          <TapaProvider key={mode} brand={brand} colorScheme={mode}>
            <BrandSample name={mode === 'light' ? 'By day' : 'By night'} detail={color} />
            {mode === 'light' ? <span hidden ref={probe} /> : null}
          </TapaProvider>
        ))}
      </section>
      <ReviewSection title="Dashboards">
        <ul className="t:grid t:grid-cols-[repeat(auto-fill,minmax(min(100%,390px),1fr))] t:gap-5">
          {DASHBOARD_FACES.map((role) => (
            <li key={role}>
              <FittedFrame
                storyId={storyIdOf(role, 'live')}
                title={`${roleLabel(role)} dashboard`}
                settings={{
                  theme: scheme === 'system' ? theme : scheme,
                  language: speech.locale,
                  currency: speech.currency,
                }}
                page={{ width: studio.width, height: HEIGHTS[studio.width] }}
                variables={variables}
              />
              <p className="t:text-muted">{roleLabel(role)}</p>
            </li>
          ))}
        </ul>
      </ReviewSection>
      <ReviewSection title="Contrast" help="Measured on this page, from the colors as they are painted.">
        {palette ? <ContrastReport color={color} palette={palette} /> : null}
      </ReviewSection>
      <ReviewSection
        title="Take it along"
        help="Only what differs from Tapa’s own is written down. widgets.example stands for your own server."
      >
        <CodeToCopy title="CSS" code={cssOf(brand)} />
        <CodeToCopy title="React" code={providerCodeOf(brand, speech)} />
        <CodeToCopy title="Embed" code={embedSnippetOf(brand, speech)} />
      </ReviewSection>
    </ReviewPage>
  );
}

/** Code with a button that copies it, and says so until it is another. */
function CodeToCopy({ title, code }: { title: string; code: string }) {
  const [copied, setCopied] = useState<string>();
  const copy = () => navigator.clipboard.writeText(code).then(() => setCopied(code));
  return (
    <section className="t:min-w-0 t:rounded-panel t:border t:border-border t:bg-surface" aria-label={title}>
      <div className="t:flex t:items-center t:justify-between t:border-b t:border-border t:px-4 t:py-3">
        <h3 className="t:text-title-panel">{title}</h3>
        <Button size="sm" icon={<Copy />} aria-label={`Copy ${title}`} onClick={() => void copy()}>
          {copied === code ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <pre
        className="t:m-0 t:overflow-x-auto t:p-4"
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-label={`Code: ${title}`}
        role="group"
      >
        <code>{code}</code>
      </pre>
    </section>
  );
}
