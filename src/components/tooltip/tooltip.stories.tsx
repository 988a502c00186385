import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LONG_WORD } from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { atRest } from '../../../.storybook/story-checks.js';
import { Search, Settings } from '../../icons/index.js';
import { IconButton } from '../button/index.js';
import { Tooltip, TooltipProvider } from './index.js';

const meta = preview.meta({
  title: 'components/tooltip',
  id: 'components-tooltip',
  component: Tooltip,
  subcomponents: { TooltipProvider },
  tags: ['!autodocs'],
  parameters: { layout: 'centered' },
  args: {
    content: 'Open Search External',
    children: (
      <IconButton aria-label="Search">
        <Search />
      </IconButton>
    ),
  },
  argTypes: { children: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAccessibleDescription('Open Search External'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
});

export const Playground = meta.story({ args: { side: 'bottom' } });

export const UnderThePointer = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Search' }));
    const tooltip = await waitFor(() => {
      const element = canvasElement.ownerDocument.querySelector('[data-slot="tooltip"]');
      if (!element) throw new Error('The tooltip is not there yet');
      return element;
    });
    await expect(tooltip.closest('[data-slot="tapa-portal"]')).not.toBeNull();
    // WCAG 1.4.13: the tooltip can be hovered.
    await userEvent.hover(tooltip);
    await atRest();
    await expect(tooltip).toBeVisible();
    await expect(screen.getByRole('tooltip')).toHaveTextContent('Open Search External');
  },
});

export const Sides = meta.story({
  render: () => (
    <TooltipProvider delay={0}>
      <div className="story-row" style={{ padding: 48, gap: 96 }}>
        {(['top', 'bottom', 'start', 'end'] as const).map((side) => (
          <Tooltip key={side} side={side} content={`At the ${side}`}>
            <IconButton aria-label={`Settings ${side}`}>
              <Settings />
            </IconButton>
          </Tooltip>
        ))}
      </div>
    </TooltipProvider>
  ),
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const end = canvas.getByRole('button', { name: 'Settings end' });
    await userEvent.hover(end);
    await waitFor(() => {
      const tooltip = document.querySelector('[data-slot="tooltip"]');
      expect(tooltip).toHaveAttribute('data-side', 'left');
    });
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
});

export const LongText = meta.story({
  args: {
    content: `Searches flights, hotels and experiences of external providers: ${LONG_WORD}`,
  },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    const tooltip = document.querySelector('[data-slot="tooltip"]');
    await expect(tooltip?.getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
});
