import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { Button } from '../button/index.js';
import { EmptyState } from '../empty-state/index.js';
import { SkeletonRows } from '../skeleton/index.js';
import { Panel, PanelLink } from './panel.js';
import { DefinitionLines, Legend } from './panel-lists.js';
import { Card, PanelBody } from './panel-parts.js';

const meta = preview.meta({
  title: 'components/panel',
  id: 'components-panel',
  component: Panel,
  subcomponents: { PanelLink, DefinitionLines, Legend },
  args: { title: 'Revenue' },
  argTypes: { children: { control: false }, action: { control: false } },
  decorators: [
    (Story, { tags }) => <div style={{ maxInlineSize: tags.includes('visual') ? 960 : 420 }}>{Story()}</div>,
  ],
});

const statement = (
  <PanelBody>
    <DefinitionLines
      lines={[
        { term: 'This month', value: '$46,800' },
        { term: 'Platform commission (15%)', value: '−$7,020' },
        { term: 'Payout', value: '$39,780', total: true },
      ]}
    />
  </PanelBody>
);
const details = <PanelLink href="/details">Details</PanelLink>;
const phone = { containerType: 'inline-size', inlineSize: 358 } as const;

export const Default = meta.story({
  args: { children: statement, action: details },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Revenue' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Revenue' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/details');
    const head = canvasElement.querySelector('[data-slot="panel-head"]');
    await expect(head?.getBoundingClientRect().height).toBe(64);
  },
});

export const Playground = meta.story({
  args: {
    title: 'Travel requests',
    headingLevel: 2,
    count: 5,
    countLabel: 'pending requests',
    action: <PanelLink href="#approvals">All approvals</PanelLink>,
    notice: '2 items could not be shown',
    sample: true,
    footer: 'Showing 2 of 5 requests',
    loading: false,
    children: statement,
  },
});

export const WithCount = meta.story({
  args: { title: 'Travel requests', count: 5, countLabel: 'pending requests', children: statement },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 pending requests')).toBeInTheDocument();
  },
});

export const Sample = meta.story({
  args: { title: 'Clients', sample: true, action: details, children: statement },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample data')).toBeVisible();
  },
});

export const WithNotice = meta.story({
  args: { notice: '2 items could not be shown', children: statement },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 items could not be shown')).toBeVisible();
  },
});

export const WithFooter = meta.story({
  args: { footer: 'Showing 2 of 4 applications', children: statement },
});

export const LoadingState = meta.story({
  name: 'Loading',
  args: { loading: true, sample: true, count: 5, action: details, children: statement },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Revenue' });
    await expect(region).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('$46,800')).toBeNull();
    await expect(canvas.queryByText('Sample data')).toBeNull();
    await expect(canvas.queryByText('5')).toBeNull();
  },
});

export const LoadingRows = meta.story({
  args: { title: 'Upcoming Trips', loading: true, children: <SkeletonRows /> },
});

/** On phones the panel is folded at first and shows its main figure. In wider containers it does not fold. */
export const Folds = meta.story({
  args: { foldsTo: '$46,800 this month', action: details, children: statement },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={phone}>
        <Panel {...args} />
      </div>
      <div style={{ containerType: 'inline-size', inlineSize: 720 }}>
        <Panel {...args} title="Wide revenue" />
      </div>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole('region', { name: 'Revenue' }));
    const heading = panel.getByRole('heading', { name: 'Revenue' });
    const button = panel.getByRole('button', { name: 'Revenue', expanded: false });
    const content = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const shows = () => content?.firstElementChild?.checkVisibility();
    await expect(shows()).toBe(false);
    await expect(panel.getByText('$46,800 this month')).toBeVisible();
    await expect(panel.queryByRole('link')).toBeNull();
    // A press anywhere on the head and the browser's search open it; keys close it.
    await userEvent.click(document.elementsFromPoint(...middleOf(heading))[0] as HTMLElement);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(shows()).toBe(true);
    await expect(panel.getByRole('link', { name: 'Details' })).toBeVisible();
    await expect(panel.queryByText('$46,800 this month')).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(shows()).toBe(false);
    await expect(content).toHaveAttribute('hidden', 'until-found');
    content?.dispatchEvent(new Event('beforematch'));
    await waitFor(() => expect(shows()).toBe(true));
    await userEvent.keyboard(' ');
    await expect(shows()).toBe(false);
    const wide = within(canvas.getByRole('region', { name: 'Wide revenue' }));
    await expect(wide.queryByRole('button')).toBeNull();
    await expect(wide.getByText('$46,800 this month')).not.toBeVisible();
    await expect(wide.getByText('Payout')).toBeVisible();
    await expect(wide.getByRole('link', { name: 'Details' })).toBeVisible();
  },
});

const middleOf = (element: Element): [x: number, y: number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

export const Empty = meta.story({
  args: {
    title: 'Wishlist',
    children: (
      <EmptyState title="Nothing saved yet" action={<Button variant="primary">Discover experiences</Button>}>
        Save an experience and it will wait for you here.
      </EmptyState>
    ),
  },
});

export const LongTitle = meta.story({
  args: {
    title: 'Approvals pending from regional department managers of Aotearoa and Papua New Guinea',
    count: 250,
    sample: true,
    action: details,
    children: statement,
  },
});

export const Plain = meta.story({
  name: 'Card without a head',
  render: () => (
    <Card>
      <PanelBody style={{ paddingBlockStart: 24 }}>
        A plain surface for anything that needs no title.
      </PanelBody>
    </Card>
  ),
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, containerType: 'inline-size' }}>
      <div style={{ display: 'grid', gap: 24, gridTemplateColumns: '1fr 1fr' }}>
        <Panel title="Travel requests" count={5} action={details} footer="Showing 2 of 5 requests">
          {statement}
        </Panel>
        <Panel title="Revenue" action={details}>
          {statement}
        </Panel>
        <Panel title="Clients" sample action={details} notice="2 items could not be shown">
          {statement}
        </Panel>
        <Panel title="Revenue" loading action={details}>
          {statement}
        </Panel>
        <Panel title="Upcoming Trips" loading>
          <SkeletonRows />
        </Panel>
        <div style={phone}>
          <Panel title="Expert applications" count={4} sample action={details}>
            {statement}
          </Panel>
        </div>
      </div>
    </div>
  ),
});
