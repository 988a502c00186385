/** What a tool has found on a page. */
export interface Finding {
  tool: 'axe' | 'IBM' | 'HTMLCS' | 'Nu' | 'fingers';
  /** The tool's name for the rule. */
  rule: string;
  message: string;
  /** The element's markup, cut. */
  element: string;
  /** Page, scheme and width. */
  where: string;
}

const SHOWN = 3;

/** The findings a rule at a time, the most frequent first, each with a few of its elements and places. */
export function describeFindings(findings: readonly Finding[]): string[] {
  const byRule = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.tool} ${finding.rule}`;
    byRule.set(key, [...(byRule.get(key) ?? []), finding]);
  }
  const sorted = [...byRule].sort(([, one], [, other]) => other.length - one.length);
  return sorted.map(([rule, found]) => {
    const elements = new Map(found.map((finding) => [finding.element, finding]));
    const examples = [...elements.values()]
      .slice(0, SHOWN)
      .map(({ message, element, where }) => `\n    ${where}: ${message}\n      ${element}`);
    return `${rule}: ${found.length} times, ${elements.size} elements${examples.join('')}`;
  });
}
