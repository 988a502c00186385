import { useArgs } from 'storybook/preview-api';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { speechOf } from '../../languages';
import preview from '../../preview';
import { expectNoSidewaysScroll } from '../../story-checks';
import { BrandStudio, type Studio } from './brand-studio';
import { TAPA_BRAND } from './studio-brand';

const START: Studio = { ...TAPA_BRAND, width: 1440 };

const meta = preview.type<{ args: Studio }>().meta({
  title: 'review/Brand studio',
  id: 'review-brand-studio',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: START,
  render: function Page(studio, { globals }) {
    const [, updateArgs] = useArgs<Studio>();
    return (
      <BrandStudio studio={studio} theme={globals.theme} speech={speechOf(globals)} onChange={updateArgs} />
    );
  },
});

export const StudioPage = meta.story({
  name: 'Brand studio',
  play: async ({ args, canvas }) => {
    await expectNoSidewaysScroll();
    const verdict = within(await canvas.findByRole('list', { name: 'Verdict' }));
    await expect(verdict.getByText(/^All \d+ pairs hold/)).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'CSS' })).getByText(
        new RegExp(`--tapa-brand: ${args.color};`),
      ),
    ).toBeVisible();
  },
});

export const FollowsTheColor = meta.story({
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const report = within(canvas.getByTestId('pairs-brand'));
    const links = report.getAllByText('brand-text')[0]?.closest('li');
    const before = links?.textContent;
    const color = canvas.getByRole('textbox', { name: 'Brand color' });
    await userEvent.clear(color);
    await userEvent.type(color, '#ffe60');
    await expect(color).toHaveAccessibleDescription('Six digits after a #, as in #0f766e');
    await userEvent.type(color, '0');
    const embed = within(canvas.getByRole('region', { name: 'Embed' }));
    await waitFor(() => expect(embed.getByText(/brand-color="#ffe600"/)).toBeVisible());
    await waitFor(() => expect(links?.textContent).not.toBe(before));
    // Even a yellow that no text could be written in.
    await expect(canvas.getByText(/^All \d+ pairs hold/)).toBeVisible();

    await userEvent.type(canvas.getByRole('textbox', { name: 'Accent' }), '#ffe600');
    await waitFor(() => expect(canvas.getByText(/are alike: choose another accent/)).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    const react = within(canvas.getByRole('region', { name: 'React' }));
    await waitFor(() => expect(react.getByText(/accent: '#ffe600',\s+scheme: 'dark'/)).toBeVisible());

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Start from' }), 'Airline');
    await waitFor(() => expect(react.getByText(/color: '#ff6a13'/)).toBeVisible());
    await expect(canvas.getByText(/chart color are clearly different/)).toBeVisible();
    await expectNoSidewaysScroll();
  },
});
