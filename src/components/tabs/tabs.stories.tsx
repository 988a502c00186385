import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Tabs } from './tabs';

const tabs = [
  { value: 'overview', label: 'Overview', content: <p>What is next.</p> },
  { value: 'trips', label: 'My Trips', content: <p>All trips.</p> },
  { value: 'rewards', label: 'Rewards', count: 2, content: <p>Points and rewards.</p> },
];

const meta = preview.meta({
  title: 'components/tabs',
  component: Tabs,
  args: { 'aria-label': 'Traveler dashboard', tabs, onValueChange: fn() },
});

export const Default = meta.story();
