import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import type { CoverArtScene } from './choose-covers.js';
import { scenes } from './compiled/scenes.js';
import { CoverArt } from './cover-art.js';

const meta = preview.meta({
  title: 'components/cover-art',
  id: 'components-cover-art',
  component: CoverArt,
  args: { subject: { title: 'Muri Lagoon Family Stay, Rarotonga' } },
  decorators: [
    (Story) => <div style={{ inlineSize: 400, maxInlineSize: '100%', aspectRatio: '16 / 9' }}>{Story()}</div>,
  ],
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="cover-art"]')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
});

export const Playground = meta.story({
  args: { subject: { title: 'Siapo Barkcloth Studio', theme: '', destination: 'Apia, Samoa' } },
});

const pictures = (root: Element) =>
  Array.from(root.querySelectorAll('[data-slot="cover-art"]'), (svg) => svg.innerHTML);

/** A place without a fitting picture gets printed cloth, the same on every machine. */
export const NothingFits = meta.story({
  args: { subject: { title: 'Airport transfer, Suva' } },
  render: (args) => (
    <>
      <CoverArt {...args} />
      <CoverArt {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [one, another] = canvasElement.querySelectorAll('[data-slot="cover-art"]');
    await expect(one).toHaveAttribute('data-scene', expect.stringMatching(/^cloth-\d+$/));
    await waitFor(() => expect(one?.querySelectorAll('path')).toHaveLength(2));
    await waitFor(() => expect(one?.innerHTML).toBe(another?.innerHTML));
  },
});

export const Square = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 72, blockSize: 72 }}>{Story()}</div>],
});

const PICTURES: readonly CoverArtScene[] = [
  ...(Object.keys(scenes) as (keyof typeof scenes)[]),
  ...Array.from({ length: 8 }, (_, index) => `cloth-${index * 5}` as const),
];

export const Matrix = meta.story({
  tags: ['visual'],
  decorators: [(Story) => <div style={{ inlineSize: 'max-content' }}>{Story()}</div>],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 296px)', gap: 16 }}>
      {PICTURES.map((scene) => (
        <div key={scene} style={{ blockSize: 166.5 }}>
          <CoverArt scene={scene} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    // Covers out of sight are not loaded.
    const drawn = () => pictures(canvasElement).filter((picture) => picture.includes('<path'));
    await waitFor(() => expect(drawn().length).toBeGreaterThan(8));
    await expect(new Set(drawn()).size).toBe(drawn().length);
  },
});
