import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { Loading } from '../skeleton/index.js';
import { Avatar } from './index.js';

const AVATAR_SIZES = [28, 36, 40] as const;

const meta = preview.meta({
  title: 'components/avatar',
  id: 'components-avatar',
  component: Avatar,
  args: { name: 'Hana Tāmaki' },
  argTypes: { size: { control: 'inline-radio', options: AVATAR_SIZES } },
});

/** Landscape of 4 × 4 px, so that nothing is fetched. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAHklEQVR42mP4f20aHDFAKA/5PhAHSMERg3BTMRwBACr2GdeM8gkPAAAAAElFTkSuQmCC';
const BROKEN_PICTURE = 'data:image/png;base64,AAAA';

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('HT')).toBeVisible();
    await expect(canvasElement.querySelector('[data-slot="avatar"]')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Playground = meta.story({ args: { size: 36, tone: 'neutral' } });

export const Neutral = meta.story({ args: { name: 'Ana Vuki', tone: 'neutral' } });

export const Small = meta.story({ args: { size: 36 } });

export const Picture = meta.story({
  args: { src: PICTURE },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
    await expect(canvas.queryByText('HT')).toBeNull();
  },
});

export const PictureFails = meta.story({
  args: { src: BROKEN_PICTURE },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('HT')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

export const Labelled = meta.story({
  args: { label: 'Hana Tāmaki' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Hana Tāmaki' })).toBeVisible();
  },
});

export const Okina = meta.story({
  name: 'Name with an ʻokina',
  args: { name: 'ʻAnaseini Vea' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AV')).toBeVisible();
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="story-row">
      {AVATAR_SIZES.flatMap((size) => [
        <Avatar key={`brand-${size}`} name="Hana Tāmaki" size={size} />,
        <Avatar key={`neutral-${size}`} name="Ana Vuki" size={size} tone="neutral" />,
        <Avatar key={`picture-${size}`} name="Hana Tāmaki" size={size} src={PICTURE} />,
        <Avatar key={`broken-${size}`} name="Hana Tāmaki" size={size} src={BROKEN_PICTURE} />,
      ])}
      <Avatar name="" />
      <Loading active>
        <Avatar name="Hana Tāmaki" />
      </Loading>
    </div>
  ),
});
