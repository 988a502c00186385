import { toolbars } from '../toolbars';
import { ReviewPage } from './page';
import { storyUrl, type ToolbarSettings } from './stories';
import { FittedFrame } from './story-frame';

const SIDES = ['left', 'right'] as const;

/** Settings of the toolbar that a side may have of its own. */
const OWN_SETTINGS = ['theme', 'brand', 'language', 'currency', 'direction', 'textSize', 'density'] as const;

type Side = (typeof SIDES)[number];
type OwnSetting = (typeof OWN_SETTINGS)[number];

/** Height of a compared page by its width, in px; what is longer scrolls. */
const PAGE_HEIGHTS = { 320: 844, 390: 844, 768: 1200, 1440: 1600 } as const;

/** All choices of a comparison: the story of each side, and the settings of a side that are not the toolbar's. */
export interface Comparison
  extends Record<Side, string>,
    Partial<Record<`${Side}${Capitalize<OwnSetting>}`, string | number>> {
  width: keyof typeof PAGE_HEIGHTS;
}

/** The name of a choice: 'rightTheme'. */
const argOf = (side: Side, name: OwnSetting) =>
  `${side}${name.charAt(0).toUpperCase()}${name.slice(1)}` as `${Side}${Capitalize<OwnSetting>}`;

/** Returns Storybook's controls of a comparison. @param stories - ids to choose from */
export const comparisonControls = (stories: readonly string[]) => ({
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

/** Returns the settings of one side: the toolbar's, and its own. */
export function settingsOfSide(
  side: Side,
  comparison: Comparison,
  toolbar: ToolbarSettings,
): ToolbarSettings {
  const own = OWN_SETTINGS.map((name) => [name, comparison[argOf(side, name)]] as const);
  return { ...toolbar, ...Object.fromEntries(own.filter(([, value]) => value !== undefined)) };
}

/** Two stories, or one under two settings, side by side. */
export const Compare = ({ comparison, toolbar }: { comparison: Comparison; toolbar: ToolbarSettings }) => (
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
