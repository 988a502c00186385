import { faultsOf } from '../../.storybook/fault-lab';
import { roleOf } from '../../.storybook/role-toolbar';
import { createDemoHandlers } from '../demo-api';
import { DEMO_ROLES } from '../demo-api/accounts';
import { AppScreen, type AppScreenProps } from './app-screen';

interface StoryContext {
  args: AppScreenProps;
  globals: Record<string, unknown>;
  msw: { use: (...handlers: ReturnType<typeof createDemoHandlers>) => void };
}

/**
 * What every story of an app's screen has in common: the calls are answered by the demo API's own handlers, for whom
 * and with which faults the toolbar says, and every change of it opens the app anew.
 *
 * Each story is an app with a session of its own, so they cannot share a page of documentation: give every file the
 * tag '!autodocs', which Storybook's index reads from the file itself.
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
