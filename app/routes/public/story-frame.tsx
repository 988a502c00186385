import '../../styles/app.css';
import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { TapaProvider } from 'tapa-ui/theme';
import { PublicLayout } from '../../layout/public-layout';
import { RouterLink } from '../../layout/router-link';

// Without transitions: React takes one that is started by sending a form for a suspended component in a play function.
export const inPublicLayout: Decorator = (Story, { parameters }) => (
  <MemoryRouter initialEntries={[parameters.address ?? '/']} useTransitions={false}>
    <TapaProvider linkComponent={RouterLink}>
      <PublicLayout>
        <Story />
      </PublicLayout>
    </TapaProvider>
  </MemoryRouter>
);
