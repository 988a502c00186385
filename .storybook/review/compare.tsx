import { ArrowLeftRight, Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../src/components/button';
import { type Choice, Segments, Select } from './choices';
import { ReviewPage } from './page';
import { type FrameLoading, StoryFrame } from './story-frame';
import { choicesUrl, storyUrl, type ToolbarSettings } from './story-url';
import { type ListedStory, useStoryIndex } from './use-story-index';
import { useWidth } from './use-width';

/** Which story stands on a side. */
interface Sides {
  left: string;
  right: string;
}

/** Settings that a side may have of its own; 'toolbar' follows the toolbar. */
const OWN_SETTINGS = {
  theme: ['toolbar', 'light', 'dark'],
  direction: ['toolbar', 'ltr', 'rtl'],
  textSize: ['toolbar', '100', '200'],
  density: ['toolbar', '0.875', '1', '1.125'],
} as const;

type OwnSetting = keyof typeof OWN_SETTINGS;

const SETTING_LABELS: Readonly<Record<OwnSetting, string>> = {
  theme: 'Theme',
  direction: 'Direction',
  textSize: 'Text',
  density: 'Density',
};

const VALUE_LABELS: Readonly<Record<string, string>> = {
  toolbar: 'As toolbar',
  light: 'Light',
  dark: 'Dark',
  ltr: 'Left to right',
  rtl: 'Right to left',
  '100': '100%',
  '200': '200%',
  '0.875': 'Compact',
  '1': 'Calm',
  '1.125': 'Airy',
};

type SideSettings = {
  [Name in `${keyof Sides}${Capitalize<OwnSetting>}`]: string | number;
};

/** Widths of the compared pages, in px. */
export type CompareWidth = 320 | 390 | 768 | 1440;

/** All choices of a comparison: its address. */
export interface Comparison extends Sides, SideSettings {
  width: CompareWidth;
}

const WIDTHS: readonly Choice<CompareWidth>[] = [
  { value: 320, label: '320' },
  { value: 390, label: '390' },
  { value: 768, label: '768' },
  { value: 1440, label: '1440' },
];

/** Height of a compared page, in px. */
const PAGE_HEIGHT = 1000;

/** The settings of one side: the toolbar's, and its own. */
export function settingsOfSide(
  side: keyof Sides,
  comparison: Comparison,
  toolbar: ToolbarSettings,
): ToolbarSettings {
  const own = (Object.keys(OWN_SETTINGS) as OwnSetting[])
    .map((name) => [name, comparison[argOf(side, name)]] as const)
    .filter(([, value]) => value !== 'toolbar');
  return { ...toolbar, ...Object.fromEntries(own) };
}

const argOf = (side: keyof Sides, name: OwnSetting) =>
  `${side}${name.charAt(0).toUpperCase()}${name.slice(1)}` as keyof SideSettings;

/** The same comparison, the other way round. */
export function swapSides(comparison: Comparison): Comparison {
  const entries = Object.entries(comparison).map(([name, value]) => [
    name.startsWith('left') ? name.replace('left', 'right') : name.replace('right', 'left'),
    value,
  ]);
  return Object.fromEntries(entries) as Comparison;
}

export interface CompareProps {
  comparison: Comparison;
  /** The toolbar's settings. */
  settings: ToolbarSettings;
  onChange: (choices: Partial<Comparison>) => void;
  /** Where this page stands, for the link that shares it. */
  ownStoryId: string;
  /** @default 'for-people' */
  frames?: FrameLoading;
}

/** Two stories, or one under two settings, side by side. */
export function Compare({ comparison, settings, onChange, ownStoryId, frames }: CompareProps) {
  const stories = useStoryIndex();
  const [isCopied, setCopied] = useState(false);
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
      frames={frames}
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
          <Button
            icon={<Link2 />}
            onClick={() => {
              navigator.clipboard.writeText(link).then(
                () => setCopied(true),
                () => setCopied(false),
              );
            }}
          >
            Copy link
          </Button>
          <span role="status" className="review-said">
            {isCopied ? 'Copied' : ''}
          </span>
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
  frames: FrameLoading | undefined;
}

function Pane({ side, label, stories, comparison, settings, onChange, frames }: PaneProps) {
  const box = useRef<HTMLDivElement>(null);
  const available = useWidth(box);
  const storyId = comparison[side];
  const story = stories.find(({ id }) => id === storyId);
  const title = story ? `${story.title}, ${story.name}` : storyId;
  return (
    <section className="review-pane" aria-label={`${label} side`}>
      <div className="review-controls">
        <Select label={`${label} story`} value={storyId} onChange={(value) => onChange({ [side]: value })}>
          {story ? null : <option value={storyId}>{storyId}</option>}
          {[...new Set(stories.map((listed) => listed.title))].map((group) => (
            <optgroup key={group} label={group}>
              {stories
                .filter((listed) => listed.title === group)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
        {(Object.keys(OWN_SETTINGS) as OwnSetting[]).map((name) => (
          <Select
            key={name}
            label={SETTING_LABELS[name]}
            value={String(comparison[argOf(side, name)])}
            onChange={(value) => onChange({ [argOf(side, name)]: value })}
          >
            {OWN_SETTINGS[name].map((value) => (
              <option key={value} value={value}>
                {VALUE_LABELS[value]}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <div ref={box}>
        {available > 0 ? (
          <StoryFrame
            storyId={storyId}
            title={`${label}: ${title}`}
            settings={settings}
            page={{ width: comparison.width, height: PAGE_HEIGHT }}
            scale={Math.min(1, available / comparison.width)}
            loading={frames}
          />
        ) : null}
      </div>
      <p className="review-pane-foot">
        <a href={storyUrl(storyId, settings)} target="_top">
          Open {title}
        </a>
      </p>
    </section>
  );
}
