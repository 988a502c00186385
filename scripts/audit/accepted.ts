import type { Finding } from './finding';

/** A finding that stays, and why. */
interface Accepted extends Pick<Finding, 'tool' | 'rule'> {
  /** Of which elements or messages it is accepted. @default all */
  about?: string;
  reason: string;
}

/** Every finding that stays. What is not named here fails the audit. */
export const ACCEPTED: readonly Accepted[] = [
  {
    tool: 'Nu',
    rule: 'The “…” role is unnecessary for element “…”.',
    reason:
      'On narrow tables rows and cells are boxes, which takes their roles away (decisions/017-table-roles.md).',
  },
  {
    tool: 'axe',
    rule: 'color-contrast-enhanced',
    reason: 'AA by default; readers who ask for more contrast get AAA (`prefers-contrast: more`).',
  },
  {
    tool: 'HTMLCS',
    rule: 'WCAG2AAA.Principle3.Guideline3_2.3_2_2.H32.2',
    about: 'app-calculator',
    reason: 'The calculator computes while one types: there is nothing to submit.',
  },
];

/** Whether a finding is one that stays. */
export const isAccepted = (finding: Finding, entries: readonly Accepted[] = ACCEPTED): boolean =>
  entries.some(
    ({ tool, rule, about = '' }) =>
      tool === finding.tool &&
      rule === finding.rule &&
      (finding.element.includes(about) || finding.message.includes(about)),
  );
