import { expect, within } from 'storybook/test';
import preview from '../preview.js';
import { toolbars } from '../toolbars.js';
import { ReviewPage } from './page.js';
import { storyIdOf } from './role-states/table.js';
import {
  argOf,
  type Comparison,
  listStories,
  OWN_SETTINGS,
  SIDES,
  settingsOfSide,
  storyUrl,
  type ToolbarSettings,
} from './stories.js';
import { FittedFrame } from './story-frame.js';

/** Heights of the frames by width, in px. */
const PAGE_HEIGHTS: Readonly<Record<Comparison['width'], number>> = {
  320: 844,
  390: 844,
  768: 1200,
  1440: 1600,
};

const comparisonControls = (stories: readonly string[]) => ({
  width: { control: 'inline-radio', options: Object.keys(PAGE_HEIGHTS).map(Number) } as const,
  ...Object.fromEntries(
    SIDES.flatMap((side) => [
      [side, { control: 'select', options: stories, table: { category: side } }],
      ...OWN_SETTINGS.map((name) => {
        const options = toolbars[name].toolbar.items.map(({ value }) => value);
        return [argOf(side, name), { control: 'select', options, table: { category: side } }];
      }),
    ]),
  ),
});

const Compare = ({ comparison, toolbar }: { comparison: Comparison; toolbar: ToolbarSettings }) => (
  <ReviewPage
    title="Compare"
    lede="Any two stories, or one story under two settings, as the controls say. They are part of the address: share the link and others see the same."
  >
    <div className="t:grid t:grid-cols-1 t:gap-6 t:@min-phone:grid-cols-2">
      {SIDES.map((side) => {
        const { [side]: storyId, width } = comparison;
        const settings = settingsOfSide(side, comparison, toolbar);
        return (
          <section
            key={side}
            className="t:grid t:grid-cols-1 t:content-start t:gap-3"
            aria-label={`The ${side} side`}
          >
            <FittedFrame
              storyId={storyId}
              title={`${side}: ${storyId}`}
              settings={settings}
              page={{ width, height: PAGE_HEIGHTS[width] }}
            />
            <a className="t:text-brand-text" href={storyUrl(storyId, settings)} target="_top">
              Open {storyId}
            </a>
          </section>
        );
      })}
    </div>
  </ReviewPage>
);

const LIVE = storyIdOf('traveler', 'live');
const START: Comparison = { left: LIVE, right: LIVE, leftTheme: 'light', rightTheme: 'dark', width: 1440 };
const stories = await listStories();

const meta = preview.type<{ args: Comparison }>().meta({
  title: 'review/Compare',
  id: 'review-compare',
  parameters: { layout: 'fullscreen' },
  args: START,
  argTypes: comparisonControls(stories),
  render: (comparison, { globals }) => <Compare comparison={comparison} toolbar={globals} />,
});

export const ComparePage = meta.story({
  name: 'Compare',
  play: async ({ canvas, argTypes }) => {
    await expect(argTypes.left.options?.length).toBeGreaterThan(200);
    const right = within(canvas.getByRole('region', { name: 'The right side' }));
    await expect(right.getByRole('link', { name: `Open ${LIVE}` })).toHaveAttribute(
      'href',
      expect.stringContaining('theme:dark'),
    );
  },
});
