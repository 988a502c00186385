import { useMemo, useRef, useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../../../src/components/button/index.js';
import { Copy } from '../../../src/icons/index.js';
import { MODES } from '../../../src/testing/tokens/token-file.js';
import { brandVariables } from '../../../src/theme/brand.js';
import { TapaProvider } from '../../../src/theme/index.js';
import { speechOf } from '../../languages.js';
import preview from '../../preview.js';
import { expectNoSidewaysScroll } from '../../story-checks.js';
import { ReviewPage, ReviewSection } from '../page.js';
import { DASHBOARD_FACES, roleLabel, storyIdOf } from '../role-states/table.js';
import { FittedFrame } from '../story-frame.js';
import { cssOf, embedSnippetOf, providerCodeOf, type Speech } from './brand-code.js';
import { BrandSample } from './brand-sample.js';
import { ContrastReport } from './contrast-report.js';
import { usePaintedPalette } from './painted-palette.js';
import { brandOf, STUDIO_CONTROLS, type Studio } from './studio-brand.js';

/** Heights of the dashboards' frames by width, in px. */
const HEIGHTS: Readonly<Record<Studio['width'], number>> = { 390: 844, 1440: 1080 };

interface BrandStudioProps {
  studio: Studio;
  /** The toolbar's scheme, for a brand without one. */
  theme: string;
  speech: Speech;
}

function BrandStudio({ studio, theme, speech }: BrandStudioProps) {
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

/** Code with a button that copies it, and shows 'Copied' until the code changes. */
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

const meta = preview.type<{ args: Studio }>().meta({
  title: 'review/Brand studio',
  id: 'review-brand-studio',
  parameters: { layout: 'fullscreen' },
  args: { start: 'tapa', width: 1440 },
  argTypes: STUDIO_CONTROLS,
  render: (studio, { globals }) => (
    <BrandStudio studio={studio} theme={globals.theme} speech={speechOf(globals)} />
  ),
});

export const StudioPage = meta.story({
  name: 'Brand studio',
  play: async ({ args, canvas }) => {
    await expectNoSidewaysScroll();
    const verdict = within(await canvas.findByRole('list', { name: 'Verdict' }));
    await expect(verdict.getByText(/^All \d+ pairs hold/)).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'CSS' })).getByText(
        new RegExp(`--tapa-brand: ${brandOf(args).color};`),
      ),
    ).toBeVisible();
  },
});

export const FollowsTheColor = meta.story({
  tags: ['!dev'],
  args: { color: '#ffe600', accent: '#ffe600', scheme: 'dark' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const embed = within(canvas.getByRole('region', { name: 'Embed' }));
    await expect(embed.getByText(/brand-color="#ffe600"/)).toBeVisible();
    // Even with a yellow that is unreadable as text.
    await expect(await canvas.findByText(/^All \d+ pairs hold/)).toBeVisible();
    await expect(canvas.getByText(/are alike: choose another accent/)).toBeVisible();
    const react = within(canvas.getByRole('region', { name: 'React' }));
    await expect(react.getByText(/accent: '#ffe600',\s+scheme: 'dark'/)).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

export const StartsFromABrand = meta.story({
  tags: ['!dev'],
  args: { start: 'airline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/chart color are clearly different/)).toBeVisible();
    const react = within(canvas.getByRole('region', { name: 'React' }));
    await expect(react.getByText(/color: '#ff6a13'/)).toBeVisible();
  },
});
