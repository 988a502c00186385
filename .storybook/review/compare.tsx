import { Button } from '../../src/components/button';
import { ArrowLeftRight } from '../../src/icons';
import { brandOptions, DENSITIES } from '../brands';
import { currencyChoices, languageChoices } from '../languages';
import { type Choice, CopyButton, Segments, Select, widths } from './choices';
import { ReviewPage } from './page';
import { choicesUrl, type ListedStory, storyUrl, type ToolbarSettings, useStoryIndex } from './stories';
import { FittedFrame } from './story-frame';

/** The story of each side. */
interface Sides {
  left: string;
  right: string;
}

/** The choice to follow the toolbar. */
const AS_TOOLBAR: Choice<string> = { value: 'toolbar', label: 'As toolbar' };

/** Settings that a side may have of its own, with their values. */
const OWN_SETTINGS = {
  theme: { label: 'Theme', choices: choicesOf({ light: 'Light', dark: 'Dark' }) },
  brand: { label: 'Brand', choices: brandOptions.map(({ value, title }) => ({ value, label: title })) },
  language: {
    label: 'Language',
    choices: languageChoices.map(({ value, title }) => ({ value, label: title })),
  },
  currency: {
    label: 'Currency',
    choices: currencyChoices.map(({ value, title }) => ({ value, label: title })),
  },
  direction: { label: 'Direction', choices: choicesOf({ ltr: 'Left to right', rtl: 'Right to left' }) },
  textSize: { label: 'Text', choices: choicesOf({ '100': '100%', '200': '200%' }) },
  density: {
    label: 'Density',
    choices: DENSITIES.map(({ value, label }) => ({ value: String(value), label })),
  },
} as const satisfies Record<string, { label: string; choices: readonly Choice<string>[] }>;

function choicesOf(labels: Readonly<Record<string, string>>): readonly Choice<string>[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

type OwnSetting = keyof typeof OWN_SETTINGS;

type SideSettings = {
  [Name in `${keyof Sides}${Capitalize<OwnSetting>}`]: string | number;
};

/** Widths of the compared pages, in px. */
export type CompareWidth = 320 | 390 | 768 | 1440;

/** All choices of a comparison: its address. */
export interface Comparison extends Sides, SideSettings {
  width: CompareWidth;
}

const WIDTHS = widths<CompareWidth>(320, 390, 768, 1440);

/** Height of a compared page by its width, in px; what is longer scrolls. */
const PAGE_HEIGHTS: Readonly<Record<CompareWidth, number>> = { 320: 844, 390: 844, 768: 1200, 1440: 1600 };

/** The label of an option, complete enough for a closed list: 'traveler: Live'. */
const optionText = ({ title, name }: ListedStory) => `${title.split('/').at(-1)}: ${name}`;

/** The settings of one side: the toolbar's, and its own. */
export function settingsOfSide(
  side: keyof Sides,
  comparison: Comparison,
  toolbar: ToolbarSettings,
): ToolbarSettings {
  const own = (Object.keys(OWN_SETTINGS) as OwnSetting[])
    .map((name) => [name, comparison[argOf(side, name)]] as const)
    .filter(([, value]) => value !== AS_TOOLBAR.value);
  return { ...toolbar, ...Object.fromEntries(own) };
}

const argOf = (side: keyof Sides, name: OwnSetting) =>
  `${side}${name.charAt(0).toUpperCase()}${name.slice(1)}` as keyof SideSettings;

/** The choices for the sides, the other way round. The width is of both: it stays as it is by then. */
export function swapSides({ width: _, ...sides }: Comparison): Omit<Comparison, 'width'> {
  const entries = Object.entries(sides).map(([name, value]) => [
    name.startsWith('left') ? name.replace('left', 'right') : name.replace('right', 'left'),
    value,
  ]);
  return Object.fromEntries(entries) as typeof sides;
}

export interface CompareProps {
  comparison: Comparison;
  /** The toolbar's settings. */
  settings: ToolbarSettings;
  onChange: (choices: Partial<Comparison>) => void;
  /** The address of this page, for the link that shares it. */
  ownStoryId: string;
}

/** Two stories, or one under two settings, side by side. */
export function Compare({ comparison, settings, onChange, ownStoryId }: CompareProps) {
  const stories = useStoryIndex();
  const { width } = comparison;
  const link = new URL(choicesUrl(ownStoryId, { ...comparison }), document.baseURI).href;
  const side = (name: keyof Sides, label: string) => (
    <Pane
      side={name}
      label={label}
      stories={stories}
      comparison={comparison}
      settings={settingsOfSide(name, comparison, settings)}
      onChange={onChange}
    />
  );
  return (
    <ReviewPage
      title="Compare"
      lede="Any two stories, or one story under two settings. What you choose is part of the address: share the link and others see the same."
      isWide
      controls={
        <>
          <Segments
            label="Width"
            choices={WIDTHS}
            value={width}
            onChange={(value) => onChange({ width: value })}
          />
          <Button icon={<ArrowLeftRight />} onClick={() => onChange(swapSides(comparison))}>
            Swap
          </Button>
          <CopyButton text={link}>Copy link</CopyButton>
        </>
      }
    >
      <div className="review-compare">
        {side('left', 'Left')}
        {side('right', 'Right')}
      </div>
    </ReviewPage>
  );
}

interface PaneProps {
  side: keyof Sides;
  label: string;
  stories: readonly ListedStory[];
  comparison: Comparison;
  settings: ToolbarSettings;
  onChange: (choices: Partial<Comparison>) => void;
}

function Pane({ side, label, stories, comparison, settings, onChange }: PaneProps) {
  const storyId = comparison[side];
  const story = stories.find(({ id }) => id === storyId);
  const title = story ? `${story.title}, ${story.name}` : storyId;
  return (
    <section className="review-pane review-framed" aria-label={`${label} side`}>
      <div className="review-controls">
        <Select label={`${label} story`} value={storyId} onChange={(value) => onChange({ [side]: value })}>
          {story ? null : <option value={storyId}>{storyId}</option>}
          {[...new Set(stories.map((listed) => listed.title))].map((group) => (
            <optgroup key={group} label={group}>
              {stories
                .filter((listed) => listed.title === group)
                .map((listed) => (
                  <option key={listed.id} value={listed.id}>
                    {optionText(listed)}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
        {(Object.keys(OWN_SETTINGS) as OwnSetting[]).map((name) => (
          <Select
            key={name}
            label={OWN_SETTINGS[name].label}
            value={String(comparison[argOf(side, name)])}
            onChange={(value) => onChange({ [argOf(side, name)]: value })}
            choices={[AS_TOOLBAR, ...OWN_SETTINGS[name].choices]}
          />
        ))}
      </div>
      <FittedFrame
        storyId={storyId}
        title={`${label}: ${title}`}
        settings={settings}
        page={{ width: comparison.width, height: PAGE_HEIGHTS[comparison.width] }}
      />
      <p className="review-pane-foot">
        <a href={storyUrl(storyId, settings)} target="_top">
          Open {title}
        </a>
      </p>
    </section>
  );
}
