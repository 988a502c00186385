import { useEffect, useId, useState } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import preview from '../preview.js';
import { ReviewPage, ReviewSection } from './page.js';
import { storyUrl } from './stories.js';

/** URLs of the pictures that differed in the last test run, by path. The canary always differs. */
const RECORDED = import.meta.glob<string>(['../../test-results/pictures/*.png', '!**/canaries--*'], {
  query: '?url',
  import: 'default',
  eager: true,
});

interface ChangedPicture {
  storyId: string;
  /** Missing for a new story. */
  baseline?: string | undefined;
  actual: string;
}

const ACTUAL = '.actual.png';

const changedPictures: readonly ChangedPicture[] = Object.entries(RECORDED)
  .filter(([path]) => path.endsWith(ACTUAL))
  .map(([path, actual]) => ({
    storyId: path.slice(path.lastIndexOf('/') + 1, -ACTUAL.length),
    baseline: RECORDED[path.replace(ACTUAL, '.baseline.png')],
    actual,
  }));

interface Difference {
  /** Share of differing pixels, from 0 to 1. */
  share: number;
  /** The differing area with a margin, in px. */
  crop: { left: number; top: number; width: number; height: number };
}

/** In px. */
const MARGIN = 24;

/** Compares two pictures, which may differ in size. Rejects if one cannot be loaded. */
async function findDifference(baseline: string, actual: string): Promise<Difference> {
  const images = await Promise.all(
    [baseline, actual].map(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return image;
    }),
  );
  const width = Math.max(...images.map((image) => image.naturalWidth));
  const height = Math.max(...images.map((image) => image.naturalHeight));
  const [before, after] = images.map((image) => {
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    context?.drawImage(image, 0, 0);
    return new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []);
  });
  const columns: number[] = [];
  const rows: number[] = [];
  after?.forEach((pixel, index) => {
    if (pixel === before?.[index]) return;
    columns.push(index % width);
    rows.push(Math.floor(index / width));
  });
  const [left, right] = [columns.reduce(least, width) - MARGIN, columns.reduce(most, 0) + MARGIN];
  const [top, bottom] = [rows.reduce(least, height) - MARGIN, rows.reduce(most, 0) + MARGIN];
  return {
    share: columns.length / (width * height),
    crop: { left, top, width: right - left + 1, height: bottom - top + 1 },
  };
}

const least = (a: number, b: number): number => Math.min(a, b);
const most = (a: number, b: number): number => Math.max(a, b);

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });

/** The differing area, with a slider between the baseline and the current picture. */
function Slider({ baseline, actual, crop }: { baseline: string; actual: string; crop: Difference['crop'] }) {
  const [shown, setShown] = useState(50);
  const id = useId();
  const image = (src: string, alt: string) => (
    <img
      className="t:absolute t:max-w-none"
      src={src}
      alt={alt}
      style={{ left: -crop.left, top: -crop.top }}
    />
  );
  return (
    // Independent of the toolbar's direction.
    <div className="t:grid t:grid-cols-1 t:gap-2 t:pb-2" dir="ltr">
      <div className="t:overflow-x-auto">
        <div
          className="t:relative t:overflow-hidden t:rounded-sm t:border t:border-border"
          style={{ width: crop.width, height: crop.height }}
        >
          {image(actual, 'Now')}
          <div className="t:absolute t:inset-0" style={{ clipPath: `inset(0 ${100 - shown}% 0 0)` }}>
            {image(baseline, 'Baseline')}
          </div>
        </div>
      </div>
      <label className="t:text-caption t:text-muted" htmlFor={id}>
        Baseline on the left, now on the right
      </label>
      <input
        className="t:m-0 t:h-1 t:max-w-full t:rounded-full t:bg-border-strong"
        style={{ width: crop.width, accentColor: 'var(--tapa-color-brand)' }}
        id={id}
        type="range"
        value={shown}
        onChange={(event) => setShown(event.target.valueAsNumber)}
      />
    </div>
  );
}

function Changed({ storyId, baseline, actual }: ChangedPicture) {
  const [difference, setDifference] = useState<Difference>();
  useEffect(() => {
    if (baseline !== undefined) void findDifference(baseline, actual).then(setDifference);
  }, [baseline, actual]);
  return (
    <ReviewSection
      title={storyId}
      help={
        <>
          {baseline === undefined ? 'New: it has no baseline yet. ' : null}
          {difference ? `${percent.format(difference.share)} of its pixels differ. ` : null}
          <a className="t:text-brand-text" href={storyUrl(storyId)} target="_top">
            Open {storyId}
          </a>
        </>
      }
    >
      {baseline === undefined ? <img className="t:max-w-full" src={actual} alt="Now" /> : null}
      {baseline !== undefined && difference ? (
        <Slider baseline={baseline} actual={actual} crop={difference.crop} />
      ) : null}
    </ReviewSection>
  );
}

const meta = preview.type<{ args: { pictures: readonly ChangedPicture[] } }>().meta({
  title: 'review/Changed',
  id: 'review-changed',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { pictures: changedPictures },
  render: ({ pictures }) => (
    <ReviewPage
      title="Changed"
      lede={
        pictures.length === 0
          ? 'No picture differs from its baseline. What npm test finds is listed here.'
          : `${pictures.length} ${pictures.length === 1 ? 'picture differs' : 'pictures differ'} from the baseline, each cropped to what differs.`
      }
    >
      {pictures.map((picture) => (
        <Changed key={picture.storyId} {...picture} />
      ))}
    </ReviewPage>
  ),
});

export const ChangedPage = meta.story({ name: 'Changed' });

/** Returns the URL of a picture of 100 × 100 px with a mark of 20 × 10 px at 30, 40. */
const markedIn = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><path d="M30 40h20v10H30z" fill="${color}"/></svg>`,
  )}`;

export const TwoChanged = meta.story({
  tags: ['tests'],
  args: {
    pictures: [
      { storyId: 'components-badge--matrix', baseline: markedIn('#8a3b12'), actual: markedIn('#0f766e') },
      { storyId: 'components-avatar--matrix', actual: markedIn('#0f766e') },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2% of its pixels differ/)).toBeVisible();
    await expect(canvas.getByText(/New: it has no baseline yet/)).toBeVisible();

    const slider = canvas.getByRole('slider', { name: 'Baseline on the left, now on the right' });
    const section = slider.closest('section') ?? slider;
    const before = within(section).getByAltText('Baseline');
    const crop = within(section).getByAltText('Now').parentElement;
    await expect(crop?.getBoundingClientRect()).toMatchObject({ width: 20 + 48, height: 10 + 48 });
    await expect(before.parentElement).toHaveStyle({ clipPath: 'inset(0px 50% 0px 0px)' });
    await fireEvent.change(slider, { target: { value: '80' } });
    await expect(before.parentElement).toHaveStyle({ clipPath: 'inset(0px 20% 0px 0px)' });
  },
});
