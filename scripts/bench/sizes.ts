import { PACKAGE_BUDGETS, SHEET_BUDGETS } from '../budgets';
import { bundleOf, sheetSize } from '../bundle-size';
import { packageEntries } from '../package-entries';
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
  const scenarios = PACKAGE_BUDGETS.map(({ what, imports, sheet, atFirst }) => ({
    what,
    imports,
    sheet,
    atFirst,
  }));
  const entries = Object.keys(packageEntries()).map((entry) => ({
    what: entry === 'index' ? '`tapa-ui`' : `\`tapa-ui/${entry}\``,
    imports: { [entry]: ['*'] },
    sheet: undefined,
    atFirst: false,
  }));
  const rows: SizeRow[] = [];
  for (const { what, imports, sheet, atFirst } of [...scenarios, ...entries]) {
    const { js } = await bundleOf(imports, { atFirst });
    rows.push({ What: what, JS: kB(js), CSS: sheet === undefined ? '' : kB(sheetSize(sheet)) });
  }
  for (const sheet of Object.keys(SHEET_BUDGETS)) {
    rows.push({ What: `\`tapa-ui/${sheet}.css\``, JS: '', CSS: kB(sheetSize(sheet)) });
  }
  return rows;
}
