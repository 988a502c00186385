/** The densities that the tools of Storybook offer: what `density` of a brand is set to, and how people call it. */
export const DENSITIES = [
  { value: 0.875, label: 'Compact' },
  { value: 1, label: 'Calm' },
  { value: 1.125, label: 'Airy' },
] as const;
