import { classesMissing } from '../build/sheet-classes';
import { bundleOf, sheetOf, sheetSize } from '../shared/bundle-size';
import { PACKAGE_BUDGETS, type PackageBudget, SHEET_BUDGETS } from './budgets';
import { judgeSizes, type Measured, printSizes } from './size-table';

async function measure(budget: PackageBudget): Promise<Measured> {
  const { code, js, inputs } = await bundleOf(budget.imports, budget);
  const css = budget.sheet === undefined ? 0 : sheetSize(budget.sheet);
  const faults = inputs
    .filter((input) => budget.without?.some((pattern) => pattern.test(input)))
    .map((input) => `loads ${input}`);
  if (budget.sheet !== undefined) {
    const missing = classesMissing(code, sheetOf(budget.sheet), sheetOf('styles'));
    if (missing.length > 0) faults.push(`${budget.sheet}.css has no styles for ${missing.join(' ')}`);
  }
  return judgeSizes(budget.what, { js, css, total: js + css }, budget, faults);
}

const measureSheet = ([name, css]: readonly [string, number]): Measured =>
  judgeSizes(`${name}.css`, { css: sheetSize(name) }, { css });

/** The built package keeps to scripts/test/budgets.ts; prints a table, and says what is too much. */
export const checkPackageBudgets = async (): Promise<boolean> =>
  printSizes([
    ...(await Promise.all(PACKAGE_BUDGETS.map(measure))),
    ...Object.entries(SHEET_BUDGETS).map(measureSheet),
  ]);
