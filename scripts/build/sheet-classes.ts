/** The package's classes in a bundle's strings. */
const classesIn = (code: string): ReadonlySet<string> => new Set(code.match(/\bt:[^\s"'`]+/g));

/** Whether a stylesheet has a rule for a class. */
function hasRuleFor(css: string, name: string): boolean {
  const selector = `.${name.replaceAll(/[^\w-]/g, String.raw`\$&`)}`;
  return css
    .split(selector)
    .slice(1)
    .some((after) => !/^[\w\\-]/.test(after));
}

/**
 * The classes of a bundle that the package has styles for and a smaller stylesheet lacks.
 *
 * @param code - a bundle of the package's scripts
 * @param whole - the stylesheet of everything
 */
export const classesMissing = (code: string, sheet: string, whole: string): string[] =>
  [...classesIn(code)].filter((name) => hasRuleFor(whole, name) && !hasRuleFor(sheet, name));
