import preview from '../../../.storybook/preview';
import LandingScreen from './landing-screen';
import { inPublicLayout } from './story-frame';

const meta = preview.meta({
  title: 'app/landing',
  id: 'app-landing',
  component: LandingScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPublicLayout],
});

export const Default = meta.story();

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
