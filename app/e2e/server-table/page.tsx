import 'tapa-ui/fonts.css';
import 'tapa-ui/core.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { TapaProvider } from 'tapa-ui/theme';
import { ServerTable } from '../../../src/testing/demo-api/server-table';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

createRoot(container).render(
  <TapaProvider>
    <QueryClientProvider client={client}>
      <ServerTable />
    </QueryClientProvider>
  </TapaProvider>,
);
