import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { fitsWindow } from '../../../.storybook/story-checks.js';
import { PanelLink } from './panel.js';
import { SectionHeading } from './panel-parts.js';

const meta = preview.meta({
  title: 'components/section-heading',
  id: 'components-section-heading',
  component: SectionHeading,
  args: { children: 'Personalized Recommendations' },
  argTypes: { action: { control: false } },
});

const seeMore = <PanelLink href="#destinations">See more</PanelLink>;

export const Default = meta.story({
  args: { action: seeMore },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Personalized Recommendations' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See more' })).toBeVisible();
  },
});

export const Playground = meta.story({ args: { headingLevel: 3, action: seeMore } });

/** On a page of 280 px the action wraps below rather than break a word of the title. */
export const Smallest = meta.story({
  name: '280 px',
  args: { action: seeMore },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 248 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const title = document.createRange();
    title.selectNodeContents(canvas.getByRole('heading', { name: 'Personalized Recommendations' }));
    await expect(title.getClientRects()).toHaveLength(2);
  },
});

export const LargeTextOnASmallPhone = meta.story({
  name: 'Text 200%, 320 px',
  args: { action: seeMore },
  ...fitsWindow('small', { textSize: '200' }),
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div>
      <SectionHeading action={seeMore}>Personalized Recommendations</SectionHeading>
      <SectionHeading>Rewards</SectionHeading>
      <div className="story-narrow">
        <SectionHeading action={seeMore}>Personalized Recommendations</SectionHeading>
      </div>
    </div>
  ),
});
