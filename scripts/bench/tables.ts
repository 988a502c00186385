import { packageEntries } from '../../vite.shared';
import { bundleOf, sheetSize } from '../shared/bundle-size';
import { PACKAGE_BUDGETS, type PackageBudget, SHEET_BUDGETS } from '../test/budgets';
import type { BuiltPeer } from './peers';
import type { ServerRender } from './server-render';
import type { Speed } from './speed';

/** Formats rows with the same keys as a Markdown table. */
export function markdownTable(rows: readonly Readonly<Record<string, string>>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(names),
    line(names.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map((row) => line(names.map((name) => row[name] ?? ''))),
  ].join('\n');
}

/** A line of the table of times. */
type SpeedRow = Record<
  'Bookings' | 'Page' | 'Elements' | 'Render' | 'Update' | 'Tab switch' | 'Server render',
  string
>;

const times = (value: number | undefined, floor: number | undefined): string => {
  if (value === undefined || floor === undefined) return '';
  return `${value.toFixed(1)} (${(value / floor).toFixed(2)}×)`;
};

/** The times of every page, each with its ratio to the floor. */
export function speedRows(speeds: readonly Speed[], server: readonly ServerRender[]): SpeedRow[] {
  return speeds.flatMap(({ bookings, screens }, index) => {
    const { floor } = screens;
    const served = server[index]?.screens;
    return Object.entries(screens).map(([name, round]) => ({
      Bookings: bookings.toLocaleString('en-US'),
      Page: name,
      Elements: String(round.elements),
      Render: times(round.render, floor?.render),
      Update: times(round.update, floor?.update),
      'Tab switch': times(round.tab, floor?.tab),
      'Server render': times(served?.[name], served?.floor),
    }));
  });
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

/** A line of the table of sizes. */
type SizeRow = Record<'What' | 'JS' | 'CSS', string>;

/** A peer's kit, for the table of sizes. */
export const kitRow = ({ name, kit }: Pick<BuiltPeer, 'name' | 'kit'>): SizeRow => ({
  What: `the kit of ${name}`,
  JS: kB(kit.js),
  CSS: kB(kit.css),
});

/** Sizes of the budgets' scenarios, of the stylesheets, and of each entry with all of its exports. */
export async function measureSizes(): Promise<SizeRow[]> {
  const entries = Object.keys(packageEntries()).map(
    (entry): PackageBudget => ({
      what: entry === 'index' ? '`tapa-ui`' : `\`tapa-ui/${entry}\``,
      imports: { [entry]: ['*'] },
    }),
  );
  const rows: SizeRow[] = [];
  for (const scenario of [...PACKAGE_BUDGETS, ...entries]) {
    const { what, imports, sheet } = scenario;
    const { js } = await bundleOf(imports, scenario);
    rows.push({ What: what, JS: kB(js), CSS: sheet === undefined ? '' : kB(sheetSize(sheet)) });
  }
  for (const sheet of Object.keys(SHEET_BUDGETS)) {
    rows.push({ What: `\`tapa-ui/${sheet}.css\``, JS: '', CSS: kB(sheetSize(sheet)) });
  }
  return rows;
}
