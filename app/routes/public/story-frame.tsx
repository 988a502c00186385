import '../../styles/app.css';
import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { TapaProvider } from 'tapa-ui/theme';
import { PublicLayout } from '../../layout/public-layout';
import { RouterLink } from '../../layout/router-link';

// Without transitions: in a play function, React takes one that a form's submit starts for a suspended
// component.
export const inPublicLayout: Decorator = (Story, { parameters }) => (
  <MemoryRouter initialEntries={[parameters.address ?? '/']} useTransitions={false}>
    <TapaProvider linkComponent={RouterLink}>
      <PublicLayout>
        <Story />
      </PublicLayout>
    </TapaProvider>
  </MemoryRouter>
);
