import { HttpResponse, http } from 'msw';
import type { ReactElement, ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type EmbeddedArgs, embedded, embeddedCode } from '../../.storybook/embedded.js';
import preview from '../../.storybook/preview.js';
import { expectCleanText } from '../../.storybook/story-checks.js';
import { DATA as FAR, TAGS, type Tag } from './e2e/sample-data.js';

const [MASI, CANOE] = FAR['tapa-upcoming-trips'];
const [CARVERS] = FAR['tapa-tour-availability'];

/** The widgets' data, with entries within a year of the stories' date, for the month strip. */
const DATA = {
  ...FAR,
  'tapa-upcoming-trips': [
    { ...MASI, checkIn: '2026-12-05', checkOut: '2026-12-09' },
    { ...CANOE, checkIn: '2027-02-05', checkOut: '2027-02-09' },
    { ...MASI, id: 3, checkIn: '2027-02-20', checkOut: '2027-02-24' },
    { id: 4, listingTitle: 'Long past', checkIn: '2001-01-05', checkOut: '2001-01-09' },
    null,
  ],
  'tapa-tour-availability': [
    { ...CARVERS, dates: 'Jan 5 – 12, 2027' },
    {
      ...CARVERS,
      id: 2,
      title: 'Highlands Coffee Trail',
      dates: 'Apr 2 – 9, 2027',
      participants: 4,
      status: 'filling',
    },
  ],
};

interface WidgetArgs extends EmbeddedArgs {
  tag: Tag;
}

const Widget = ({ tag, ...args }: WidgetArgs): ReactElement => embedded(tag, args);

/** Returns the code of the widget in the arguments; stories with several widgets show their own code. */
const codeOf = (code: string, { args: { tag, ...args } }: { args: WidgetArgs }): string =>
  code.startsWith('meta.story(') ? code : embeddedCode(tag, args);

const Stack = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gap: 32 }}>{children}</div>
);

const meta = preview.meta({
  title: 'embed/widgets',
  id: 'embed-widgets',
  component: Widget,
  parameters: {
    docs: {
      source: { transform: codeOf },
      description: {
        component:
          'Custom elements for the pages of partners, in the fonts and on the background of the page. Each takes raw data as a property, as JSON inside it or from a URL. The embedding guide (`.github/EMBEDDING.md`) shows how to use them.',
      },
    },
  },
  argTypes: { tag: { control: 'select', options: TAGS } },
  beforeEach: async () => {
    // Storybook builds the files that partners get.
    await import(/* @vite-ignore */ new URL('embed/tapa-widgets.js', document.baseURI).href);
  },
  args: { tag: 'tapa-rewards' as Tag, data: DATA['tapa-rewards'], onAction: fn() },
});

function insideOf(canvasElement: HTMLElement, tag: Tag): ShadowRoot {
  const shadow = canvasElement.querySelector(tag)?.shadowRoot;
  if (!shadow) throw new Error(`No <${tag}> with a shadow root`);
  return shadow;
}

const textOf = ({ textContent }: ShadowRoot): string => textContent ?? '';

async function expectState(canvasElement: HTMLElement, tag: Tag, state: string): Promise<ShadowRoot> {
  const inside = insideOf(canvasElement, tag);
  await waitFor(() => expect(inside.querySelector('[part="root"]')).toHaveAttribute('data-state', state));
  return inside;
}

const buttonIn = (inside: ShadowRoot, name: RegExp): HTMLElement => {
  const buttons = [...inside.querySelectorAll('button')];
  const button = buttons.find((one) =>
    name.test(`${one.getAttribute('aria-label') ?? ''} ${one.textContent}`),
  );
  if (!button) throw new Error(`No button ${name}`);
  return button;
};

export const Default = meta.story({
  play: async ({ args, canvasElement }) => {
    const inside = await expectState(canvasElement, 'tapa-rewards', 'ready');
    await expect(textOf(inside)).toContain('Gold Explorer');
    await userEvent.click(buttonIn(inside, /Redeem/));
    await expect(args.onAction).toHaveBeenLastCalledWith(
      expect.objectContaining({ action: 'redeem', item: expect.objectContaining({ id: 'discount' }) }),
    );
  },
});

export const StatStrip = meta.story({
  args: { tag: 'tapa-stat-strip', data: DATA['tapa-stat-strip'] },
  play: async ({ canvasElement }) => {
    await expect(textOf(await expectState(canvasElement, 'tapa-stat-strip', 'ready'))).toContain(
      'Trips booked',
    );
  },
});

export const UpcomingTrips = meta.story({
  args: { tag: 'tapa-upcoming-trips', data: DATA['tapa-upcoming-trips'] },
  play: async ({ canvasElement }) => {
    const inside = await expectState(canvasElement, 'tapa-upcoming-trips', 'ready');
    await expect(textOf(inside)).toContain('Masi workshop');
    await expect(textOf(inside)).not.toContain('Long past');
  },
});

export const Recommendations = meta.story({
  args: { tag: 'tapa-recommendations', data: DATA['tapa-recommendations'] },
  play: async ({ args, canvasElement }) => {
    const inside = await expectState(canvasElement, 'tapa-recommendations', 'ready');
    buttonIn(inside, /Save/).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ action: 'save' }));
  },
});

export const TourAvailability = meta.story({
  args: { tag: 'tapa-tour-availability', data: DATA['tapa-tour-availability'] },
  play: async ({ canvasElement }) => {
    await expect(textOf(await expectState(canvasElement, 'tapa-tour-availability', 'ready'))).toContain(
      'Carvers on the Sepik',
    );
  },
});

const all = (attributes: Record<string, string>, data: (tag: Tag) => unknown) => () => (
  <Stack>
    {TAGS.map((tag) => (
      <Widget key={tag} tag={tag} attributes={attributes} data={data(tag)} />
    ))}
  </Stack>
);

export const Matrix = meta.story({
  tags: ['visual'],
  render: all({}, (tag) => DATA[tag]),
});

export const Loading = meta.story({
  render: all({}, () => undefined),
  play: async ({ canvasElement }) => {
    for (const tag of TAGS) await expectState(canvasElement, tag, 'loading');
  },
});

export const Malformed = meta.story({
  render: all({}, () => 'no data at all'),
  play: async ({ canvasElement }) => {
    for (const tag of TAGS) await expectState(canvasElement, tag, 'error');
  },
});

const HOSTILE = '<img src=x onerror="document.title=1"> \u202eReef';

const HOSTILE_ROWS = [
  {
    id: 1,
    label: HOSTILE,
    title: HOSTILE,
    listingTitle: HOSTILE,
    checkIn: '2090-01-05',
    value: Number.NaN,
  },
  {
    id: 2,
    title: 'W'.repeat(400),
    label: 'W'.repeat(400),
    listingTitle: 'W'.repeat(400),
    checkIn: '2090-01-06',
  },
  null,
  7,
];

/** Rows of wrong types, and hostile or overlong text: valid values are shown, as text. */
export const HostileData = meta.story({
  render: all({}, () => HOSTILE_ROWS),
  play: async ({ canvasElement }) => {
    for (const tag of TAGS) {
      // The list lacks a level and points.
      const inside = await expectState(canvasElement, tag, tag === 'tapa-rewards' ? 'error' : 'ready');
      await expect(inside.querySelector('img[src="x"]')).toBeNull();
      await expectCleanText(inside);
    }
    await expect(document.title).not.toBe('1');
  },
});

/** The source answers 500; 'Try again' succeeds. Not in the docs, where stories share their answers. */
export const FailingSource = meta.story({
  tags: ['!autodocs'],
  args: { attributes: { src: '/api/partner-rewards' }, data: undefined },
  beforeEach({ msw }) {
    let calls = 0;
    msw.use(
      http.get('*/api/partner-rewards', () => {
        calls += 1;
        return calls === 1
          ? new HttpResponse(null, { status: 500 })
          : HttpResponse.json(DATA['tapa-rewards']);
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const inside = await expectState(canvasElement, 'tapa-rewards', 'error');
    await userEvent.click(buttonIn(inside, /Try again/i));
    await expectState(canvasElement, 'tapa-rewards', 'ready');
  },
});

interface BrandOnPage {
  attributes: Record<string, string>;
  ground?: string;
}

const BRANDS: readonly BrandOnPage[] = [
  { attributes: {} },
  { attributes: { 'brand-color': '#0f766e', 'brand-radius': '16' } },
  { attributes: { 'brand-color': '#ff6a13', 'brand-radius': '0', 'brand-motif': '0' } },
  { attributes: { 'brand-color': '#2dd4bf', scheme: 'dark' }, ground: '#06201f' },
];

/** The same widget under four brands, each on its own element; the last one on a dark page. */
export const Brands = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack>
      {BRANDS.map(({ attributes, ground }) => (
        <div key={JSON.stringify(attributes)} style={{ background: ground, padding: 16 }}>
          <Widget tag="tapa-rewards" attributes={attributes} data={DATA['tapa-rewards']} />
        </div>
      ))}
    </Stack>
  ),
});

const BRAND_COLORS = ['brand', 'brand-text', 'brand-mark'].map((name) => `var(--tapa-color-${name})`);

/** Returns whether a visible element has one of the colors: as background, fill or text color. */
function showsColor(element: Element, colors: readonly string[]): boolean {
  const { color, backgroundColor, fill } = getComputedStyle(element);
  const says = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  );
  const { width } = element.getBoundingClientRect();
  return (
    width > 0 &&
    (colors.includes(backgroundColor) ||
      (says && colors.includes(color)) ||
      (element instanceof SVGPathElement && colors.includes(fill)))
  );
}

/** The brand color of a partner appears in each widget. */
export const BrandInEach = meta.story({
  render: all({ 'brand-color': '#ff6a13' }, (tag) => DATA[tag]),
  play: async ({ canvasElement }) => {
    for (const tag of TAGS) {
      const inside = await expectState(canvasElement, tag, 'ready');
      const probe = document.createElement('i');
      inside.querySelector('[part="root"]')?.append(probe);
      const colors = BRAND_COLORS.map((color) => {
        probe.style.color = color;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      await expect(
        [...inside.querySelectorAll('*')].filter((element) => showsColor(element, colors)),
        tag,
      ).not.toHaveLength(0);
    }
  },
});

const RUDE_STYLES = `.rude, .rude * {
  all: revert !important; margin: 40px !important; border: 9px dashed lime !important; color: lime !important;
  font: italic 40px cursive !important; letter-spacing: 9px !important; text-transform: uppercase !important;
}`;

/** Aggressive page styles: the second widget is among them, and looks like the first. */
export const HostileHost = meta.story({
  render: () => (
    <Stack>
      <Widget tag="tapa-stat-strip" data={DATA['tapa-stat-strip']} />
      <style>{RUDE_STYLES}</style>
      <div className="rude" style={{ display: 'contents' }}>
        <Widget tag="tapa-stat-strip" data={DATA['tapa-stat-strip']} />
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const looks = [...canvasElement.querySelectorAll('tapa-stat-strip')].map(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('*') ?? [])].map((part) => {
        const { color, fontSize, letterSpacing, marginTop, borderTopWidth } = getComputedStyle(part);
        return [part.localName, color, fontSize, letterSpacing, marginTop, borderTopWidth];
      }),
    );
    await expect(looks[0]?.length).toBeGreaterThan(10);
    await expect(looks[1]).toEqual(looks[0]);
  },
});
