import { expect, within } from 'storybook/test';
import { speechOf } from '../../languages';
import preview from '../../preview';
import { expectNoSidewaysScroll } from '../../story-checks';
import { BrandStudio } from './brand-studio';
import { brandOf, STUDIO_CONTROLS, type Studio } from './studio-brand';

const meta = preview.type<{ args: Studio }>().meta({
  title: 'review/Brand studio',
  id: 'review-brand-studio',
  parameters: { layout: 'fullscreen' },
  args: { start: 'tapa', width: 1440 },
  argTypes: STUDIO_CONTROLS,
  render: (studio, { globals }) => (
    <BrandStudio studio={studio} theme={globals.theme} speech={speechOf(globals)} />
  ),
});

export const StudioPage = meta.story({
  name: 'Brand studio',
  play: async ({ args, canvas }) => {
    await expectNoSidewaysScroll();
    const verdict = within(await canvas.findByRole('list', { name: 'Verdict' }));
    await expect(verdict.getByText(/^All \d+ pairs hold/)).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'CSS' })).getByText(
        new RegExp(`--tapa-brand: ${brandOf(args).color};`),
      ),
    ).toBeVisible();
  },
});

export const FollowsTheColor = meta.story({
  tags: ['!dev'],
  args: { color: '#ffe600', accent: '#ffe600', scheme: 'dark' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const embed = within(canvas.getByRole('region', { name: 'Embed' }));
    await expect(embed.getByText(/brand-color="#ffe600"/)).toBeVisible();
    // Even a yellow that no text could be written in.
    await expect(await canvas.findByText(/^All \d+ pairs hold/)).toBeVisible();
    await expect(canvas.getByText(/are alike: choose another accent/)).toBeVisible();
    const react = within(canvas.getByRole('region', { name: 'React' }));
    await expect(react.getByText(/accent: '#ffe600',\s+scheme: 'dark'/)).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

export const StartsFromABrand = meta.story({
  tags: ['!dev'],
  args: { start: 'airline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/chart color are clearly different/)).toBeVisible();
    const react = within(canvas.getByRole('region', { name: 'React' }));
    await expect(react.getByText(/color: '#ff6a13'/)).toBeVisible();
  },
});
