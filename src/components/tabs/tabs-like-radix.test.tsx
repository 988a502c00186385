import * as RadixTabs from '@radix-ui/react-tabs';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { runs } from '../../testing/property-runs';
import { TapaProvider } from '../../theme';
import { Tabs } from './tabs';

const NAMES = ['overview', 'trips', 'wishlist', 'rewards'];
const KEYS = [
  '{ArrowLeft}',
  '{ArrowRight}',
  '{ArrowUp}',
  '{ArrowDown}',
  '{Home}',
  '{End}',
  '{PageUp}',
  '{PageDown}',
  '{Enter}',
  ' ',
  '{Control>}{ArrowRight}{/Control}',
  '{Shift>}{End}{/Shift}',
];

type Direction = 'ltr' | 'rtl';
type Report = (value: string) => void;
/** What a reader does: presses keys, or clicks a tab. */
type Step = { keys: string } | { click: string };

const ours = (dir: Direction, report: Report): ReactElement => (
  // The document of these tests knows a direction from styles alone, browsers from the provider's attribute too.
  <TapaProvider direction={dir} style={{ direction: dir }}>
    <Tabs
      aria-label="Dashboard"
      tabs={NAMES.map((value) => ({ value, label: value, content: value }))}
      onValueChange={report}
    />
  </TapaProvider>
);

const radix = (dir: Direction, report: Report): ReactElement => (
  <RadixTabs.Root dir={dir} defaultValue="overview" onValueChange={report}>
    <RadixTabs.List aria-label="Dashboard">
      {NAMES.map((value) => (
        <RadixTabs.Trigger key={value} value={value}>
          {value}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
    {NAMES.map((value) => (
      <RadixTabs.Content key={value} value={value}>
        {value}
      </RadixTabs.Content>
    ))}
  </RadixTabs.Root>
);

/** What shows and what is reported after each step, from the first stop of the Tab key. */
async function told(tabs: typeof ours, dir: Direction, steps: readonly Step[]): Promise<string[]> {
  const log: string[] = [];
  render(tabs(dir, (value) => log.push(`opens ${value}`)));
  const user = userEvent.setup();
  await user.tab();
  for (const step of steps) {
    if ('keys' in step) await user.keyboard(step.keys);
    else await user.click(screen.getByRole('tab', { name: step.click }));
    // Radix moves focus with the next task.
    await new Promise((resolve) => setTimeout(resolve));
    const panel = screen.getByRole('tabpanel');
    log.push(
      `focus ${document.activeElement?.textContent}`,
      `selected ${screen.getByRole('tab', { selected: true }).textContent}`,
      `panel ${panel.textContent} of ${document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent}`,
    );
  }
  await user.tab();
  log.push(`then ${document.activeElement?.getAttribute('role')}`);
  await user.tab({ shift: true });
  log.push(`back ${document.activeElement?.textContent}`);
  cleanup();
  return log;
}

it('answers keys and clicks as the tabs of Radix do', async () => {
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 4, arbitrary: fc.record({ keys: fc.constantFrom(...KEYS) }) },
    { weight: 1, arbitrary: fc.record({ click: fc.constantFrom(...NAMES) }) },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Direction>('ltr', 'rtl'),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      async (dir, steps) => {
        expect(await told(ours, dir, steps)).toEqual(await told(radix, dir, steps));
      },
    ),
    runs(20),
  );
});
