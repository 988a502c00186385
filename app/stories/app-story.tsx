import '../styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ErrorBoundary } from 'tapa-ui/error-fallback';
import { faultsOf, roleOf } from '../../.storybook/toolbars';
import type { DemoRole } from '../../src/testing/demo-api/fixtures/users';
import { DEMO_ROLES } from '../../src/testing/demo-api/fixtures/users';
import { createDemoHandlers } from '../../src/testing/demo-api/handlers';
import { createQueryClient } from '../api/query-client';
import { AppRoutes } from '../router';

/** Milliseconds between retries of a failed read, instead of the app's 1, 2 and 4 seconds. */
const RETRY_MS = 50;

export interface AppScreenProps {
  /** Path with query and hash. @default '/' */
  path?: string;
  /** Role of the signed-in demo account. @default null, a visitor */
  role?: DemoRole | null;
  /** Loses the connection after the app has opened. @default false */
  isOffline?: boolean;
  routes?: React.ReactNode;
}

export function AppScreen({ path = '/', isOffline = false, routes = <AppRoutes /> }: AppScreenProps) {
  const [queryClient] = useState(() => createQueryClient({ retryDelay: () => RETRY_MS }));
  useOffline(isOffline);
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary fallback="page">
        <MemoryRouter initialEntries={[path]} useTransitions={false}>
          {routes}
        </MemoryRouter>
      </ErrorBoundary>
    </QueryClientProvider>
  );
}

/** Dispatches `offline`, and `online` on unmount. */
function useOffline(isOffline: boolean): void {
  useEffect(() => {
    if (!isOffline) return;
    window.dispatchEvent(new Event('offline'));
    return () => {
      window.dispatchEvent(new Event('online'));
    };
  }, [isOffline]);
}

interface StoryContext {
  args: AppScreenProps;
  globals: Record<string, unknown>;
  msw: { use: (...handlers: ReturnType<typeof createDemoHandlers>) => void };
}

/**
 * Meta of every story of an app's screen. The demo API's handlers answer the calls, for the role and with the
 * faults of the toolbar, whose changes open the app again.
 *
 * Each story has a session, so they cannot share a docs page: give every file the tag '!autodocs', which
 * Storybook's index reads from the file itself.
 *
 * @example
 * const meta = preview.meta({ title: 'app/dashboard', tags: ['!autodocs'], args: { path: '/dashboard', role: 'traveler' }, ...appStory });
 */
export const appStory = {
  component: AppScreen,
  parameters: { layout: 'fullscreen' as const },
  argTypes: {
    role: { control: 'select', options: [null, ...DEMO_ROLES] },
    routes: { control: false },
    isOffline: { control: false },
  } as const,
  beforeEach: ({ args, globals, msw }: StoryContext) => {
    const currentUser = roleOf(globals, args.role ?? null);
    msw.use(...createDemoHandlers({ currentUser, faults: faultsOf(globals) }));
  },
  render: (args: AppScreenProps, { globals }: Pick<StoryContext, 'globals'>) => {
    const { network, faultCall, fault } = globals;
    const role = roleOf(globals, args.role ?? null);
    return (
      <AppScreen
        key={[args.path, role, network, faultCall, fault].join()}
        isOffline={network === 'offline'}
        {...args}
        role={role}
      />
    );
  },
};
