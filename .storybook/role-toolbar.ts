import { DEMO_ROLES, type DemoRole } from '../app/demo-api/fixtures/users';

/** Each story's own: what the toolbar stands on at first. */
const OF_STORY = 'story';
const VISITOR = 'visitor';

export const initialRole = { role: OF_STORY };

/** Toolbar of the app's screens: who is signed in. In an address: `&globals=role:travel_agent`. */
export const roleToolbar = {
  role: {
    description: 'Who is signed in (app screens)',
    toolbar: {
      icon: 'user' as const,
      items: [
        { value: OF_STORY, title: 'Role of the story' },
        { value: VISITOR, title: 'A visitor' },
        ...DEMO_ROLES.map((role) => ({ value: role, title: role })),
      ],
      dynamicTitle: true,
    },
  },
};

/** Who is signed in: as the toolbar has it, else as the story has it. */
export function roleOf(globals: Record<string, unknown>, ofStory: DemoRole | null): DemoRole | null {
  if (globals.role === VISITOR) return null;
  return DEMO_ROLES.find((role) => role === globals.role) ?? ofStory;
}
