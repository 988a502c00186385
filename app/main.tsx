import 'tapa-ui/fonts.css';
import 'tapa-ui/core.css';
import './styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient, rootErrorOptions } from './api';
import { AppRouter } from './router';
import { survivePublishing } from './shell/reload-once';
import { registerServiceWorker } from './shell/service-worker';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

survivePublishing();

createRoot(container, rootErrorOptions()).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <AppRouter />
    </QueryClientProvider>
  </StrictMode>,
);

void registerServiceWorker();
