import preview from '../../../.storybook/preview';
import { navItemsForRole } from '../../domain';
import { HeaderBand } from './header-band';
import { PageHeader } from './page-header';
import { TopBar } from './top-bar';

const meta = preview.meta({
  title: 'components/top-bar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: { items: navItemsForRole('traveler'), currentPath: '/destinations' },
  decorators: [
    (Story) => (
      <div>
        <Story />
        <HeaderBand />
        <div style={{ padding: '0 16px' }}>
          <PageHeader
            title="Traveler Dashboard"
            help="Kia ora, Hana. Your next trip starts in 21 days."
            action={<button type="button">Discover</button>}
          />
        </div>
      </div>
    ),
  ],
});

export const Default = meta.story();
