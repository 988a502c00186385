import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { Check, Compass, Gift, RotateCcw } from '../../icons/index.js';
import { BUTTON_SIZES, BUTTON_VARIANTS, Button, ButtonRow } from './index.js';

const meta = preview.meta({
  title: 'components/button',
  id: 'components-button',
  component: Button,
  args: { children: 'Save' },
  argTypes: {
    icon: { control: false },
    variant: { control: 'select', options: BUTTON_VARIANTS },
    size: { control: 'inline-radio', options: BUTTON_SIZES },
  },
});

const isDeep = (variant: string) => variant.endsWith('deep');
const FLAT_VARIANTS = BUTTON_VARIANTS.filter((variant) => !isDeep(variant));
const DEEP_VARIANTS = BUTTON_VARIANTS.filter(isDeep);
const deepPanel = { padding: 24, borderRadius: 16, background: 'var(--tapa-color-deep)' };
const narrow = { containerType: 'inline-size', inlineSize: 'min(390px, 100%)' } as const;

export const Default = meta.story({
  args: { onClick: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(button).toHaveAttribute('type', 'button');
    await expect(button).toHaveAttribute('data-variant', 'secondary');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const Playground = meta.story({ args: { variant: 'primary', size: 'md', icon: <Compass /> } });

export const Primary = meta.story({ args: { variant: 'primary' } });

export const Tonal = meta.story({ args: { variant: 'tonal', icon: <Check />, children: 'Approve' } });

export const Secondary = meta.story({ args: { variant: 'secondary', children: 'Decline' } });

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Manage' } });

export const Danger = meta.story({ args: { variant: 'danger', children: 'Cancel booking' } });

export const OnDeep = meta.story({
  name: 'On a deep panel',
  render: () => (
    <div data-tapa-surface="deep" style={deepPanel}>
      <ButtonRow>
        <Button variant="deep" icon={<Gift />}>
          View rewards
        </Button>
        <Button variant="ghost-deep">How points work</Button>
      </ButtonRow>
    </div>
  ),
});

export const Disabled = meta.story({
  args: { disabled: true, children: 'Redeem', onClick: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Redeem' });
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const WithIcon = meta.story({
  args: { icon: <RotateCcw />, children: 'Try Again' },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('button', { name: 'Try Again' }).querySelector('svg');
    await expect(icon).toHaveStyle({ width: '18px' });
  },
});

export const AsLink = meta.story({
  args: { href: '#destinations', variant: 'primary', children: 'Discover experiences' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Discover experiences' });
    await expect(link).toHaveAttribute('href', '#destinations');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

export const Narrow = meta.story({
  name: 'Narrow container',
  render: () => (
    <div style={narrow}>
      <Button size="sm">Decline</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBe(44);
  },
});

export const LongText = meta.story({
  render: () => (
    <div style={{ ...narrow, inlineSize: 260 }}>
      <Button variant="primary">Discover experiences of Te Moana-nui-a-Kiwa this season</Button>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeLessThanOrEqual(260);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      {BUTTON_SIZES.map((size) => (
        <ButtonRow key={size}>
          {FLAT_VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size} icon={<Check />}>
              {variant}
            </Button>
          ))}
          <Button size={size} disabled>
            disabled
          </Button>
        </ButtonRow>
      ))}
      <div data-tapa-surface="deep" style={deepPanel}>
        <ButtonRow>
          {DEEP_VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} icon={<Gift />}>
              {variant}
            </Button>
          ))}
        </ButtonRow>
      </div>
      <div style={narrow}>
        <ButtonRow>
          <Button size="sm">Decline</Button>
          <Button size="sm" variant="tonal" icon={<Check />}>
            Approve
          </Button>
          <Button variant="primary" href="#destinations">
            Discover experiences
          </Button>
        </ButtonRow>
      </div>
    </div>
  ),
});
