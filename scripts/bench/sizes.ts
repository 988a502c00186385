import { packageEntries } from '../../vite.shared';
import { bundleOf, sheetSize } from '../shared/bundle-size';
import { PACKAGE_BUDGETS, type PackageBudget, SHEET_BUDGETS } from '../test/budgets';
import type { BuiltPeer } from './peers';

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

/** A line of the table of sizes. */
export type SizeRow = Record<'What' | 'JS' | 'CSS', string>;

/** A peer's kit, for the table of sizes. */
export const kitRow = ({ name, kit }: Pick<BuiltPeer, 'name' | 'kit'>): SizeRow => ({
  What: `the kit of ${name}`,
  JS: kB(kit.js),
  CSS: kB(kit.css),
});

/** The budgets' scenarios, the stylesheets and every entry, with all that it exports. */
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
