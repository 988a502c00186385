import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CoverArt } from './cover-art';
import { COVER_ART_SCENES } from './cover-art.scenes';

const meta = preview.meta({
  title: 'components/cover-art',
  component: CoverArt,
  args: { seed: 'listing-1' },
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

export const Playground = meta.story({ args: { seed: 'any text' } });

const pictures = (root: Element) =>
  Array.from(root.querySelectorAll('[data-slot="cover-art"]'), (svg) => svg.innerHTML);

export const SameSeedSamePicture = meta.story({
  render: () => (
    <>
      <CoverArt seed="7" />
      <CoverArt seed={7} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [text, number] = pictures(canvasElement);
    await expect(text).toBe(number);
  },
});

export const Square = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 72, blockSize: 72 }}>{Story()}</div>],
});

export const Matrix = meta.story({
  tags: ['visual'],
  decorators: [(Story) => <div style={{ inlineSize: 'max-content' }}>{Story()}</div>],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 320px)', gap: 16 }}>
      {COVER_ART_SCENES.map((scene) => (
        <div key={scene} style={{ aspectRatio: '16 / 9' }}>
          <CoverArt scene={scene} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(new Set(pictures(canvasElement)).size).toBe(COVER_ART_SCENES.length);
  },
});
