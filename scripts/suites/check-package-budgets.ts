import { PACKAGE_BUDGETS, type PackageBudget, SHEET_BUDGETS } from '../budgets';
import { bundleOf, sheetOf, sheetSize } from '../bundle-size';
import { classesMissing } from '../sheet-classes';

const inKB = (bytes: number): string => (bytes / 1000).toFixed(2);

async function measure(budget: PackageBudget) {
  const { code, js, inputs } = await bundleOf(budget.imports, budget);
  const css = budget.sheet === undefined ? 0 : sheetSize(budget.sheet);
  const sizes = { js, css, total: js + css };
  const problems = (['js', 'css', 'total'] as const).flatMap((kind) => {
    const limit = budget[kind];
    return limit === undefined || sizes[kind] <= limit
      ? []
      : [`${budget.what}: ${kind} is ${inKB(sizes[kind])} kB, at most ${inKB(limit)} kB allowed`];
  });
  for (const input of inputs) {
    if (budget.without?.some((pattern) => pattern.test(input)))
      problems.push(`${budget.what} loads ${input}`);
  }
  if (budget.sheet !== undefined) {
    const missing = classesMissing(code, sheetOf(budget.sheet), sheetOf('styles'));
    if (missing.length > 0)
      problems.push(`${budget.what}: ${budget.sheet}.css has no styles for ${missing.join(' ')}`);
  }
  const cell = (kind: 'js' | 'css' | 'total') =>
    `${inKB(sizes[kind])}${budget[kind] === undefined ? '' : ` of ${inKB(budget[kind])}`}`;
  return {
    problems,
    row: { what: budget.what, 'JS (kB gzip)': cell('js'), CSS: cell('css'), 'in all': cell('total') },
  };
}

function measureSheet([name, limit]: readonly [string, number]) {
  const css = sheetSize(name);
  return {
    problems: css <= limit ? [] : [`${name}.css is ${inKB(css)} kB, at most ${inKB(limit)} kB allowed`],
    row: { what: `${name}.css`, 'JS (kB gzip)': '', CSS: `${inKB(css)} of ${inKB(limit)}`, 'in all': '' },
  };
}

/** The built package keeps to scripts/budgets.ts; prints a table, and says what is too much. */
export async function checkPackageBudgets(): Promise<boolean> {
  const measured = [
    ...(await Promise.all(PACKAGE_BUDGETS.map(measure))),
    ...Object.entries(SHEET_BUDGETS).map(measureSheet),
  ];
  console.table(measured.map(({ row }) => row));
  const problems = measured.flatMap((scenario) => scenario.problems);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
