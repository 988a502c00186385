import { expect } from 'storybook/test';
import { fitting } from '../../../.storybook/fitting';
import preview from '../../../.storybook/preview';
import { PanelLink } from './panel-link';
import { SectionHeading } from './section-heading';

const meta = preview.meta({
  title: 'components/section-heading',
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

export const LargeTextOnASmallPhone = meta.story({
  name: 'Text 200%, 320 px',
  args: { action: seeMore },
  ...fitting('small', { textSize: '200' }),
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
