import type { Finding } from './finding';

/** A finding that stays, and why. */
interface Accepted extends Pick<Finding, 'tool' | 'rule'> {
  /** Of which elements or messages it is accepted. @default all */
  about?: string;
  reason: string;
}

const TABLE_ROLES =
  'On narrow tables rows and cells are boxes, which takes their roles away (decisions/017-table-roles.md).';
const MORE_CONTRAST = 'AA by default; readers who ask for more contrast get AAA (`prefers-contrast: more`).';
const SKIP_LINK =
  'It is the first stop, and so before all landmarks; behind the sign-in, where nothing shows without scripts, one moves.';

const USERNAME =
  'HTML lets a field for an email be the name of an account (https://github.com/whatwg/html/pull/5881).';

/** Every finding that stays. What is not named here fails the audit. */
export const ACCEPTED: readonly Accepted[] = [
  {
    tool: 'Nu',
    rule:
      'The “…” attribute must not be used on a “…” element which has a “…” ancestor with no “…” attribute, or with a “…” ' +
      'attribute whose value is “…”, “…”, or “…”.',
    about: '“role” attribute',
    reason: TABLE_ROLES,
  },
  {
    tool: 'Nu',
    rule: 'The “…” role is unnecessary for element “…”.',
    about: 'element “t',
    reason: TABLE_ROLES,
  },
  { tool: 'IBM', rule: 'aria_role_redundant', about: ' element <t', reason: TABLE_ROLES },
  {
    tool: 'axe',
    rule: 'color-contrast-enhanced',
    reason: MORE_CONTRAST,
  },
  { tool: 'HTMLCS', rule: 'WCAG2AAA.Principle1.Guideline1_4.1_4_6.G17.Fail', reason: MORE_CONTRAST },
  {
    tool: 'IBM',
    rule: 'text_contrast_sufficient',
    reason:
      'It reads no `oklch()` and takes such a surface for white. axe measures the same texts on every story.',
  },
  { tool: 'IBM', rule: 'input_autocomplete_valid', about: 'autocomplete="username"', reason: USERNAME },
  {
    tool: 'HTMLCS',
    rule: 'WCAG2AAA.Principle1.Guideline1_3.1_3_5.H98',
    about: 'autocomplete="username"',
    reason: USERNAME,
  },
  {
    tool: 'HTMLCS',
    rule: 'WCAG2AAA.Principle1.Guideline1_3.1_3_5.H98',
    about: 'autocomplete="name"',
    reason: 'A field without a type is one for text.',
  },
  {
    tool: 'HTMLCS',
    rule: 'WCAG2AAA.Principle3.Guideline3_2.3_2_2.H32.2',
    about: 'Search the answers',
    reason: 'The answers are searched while one types: there is nothing to submit.',
  },
  {
    tool: 'IBM',
    rule: 'aria_child_valid',
    about: 'role "separator"',
    reason: 'Menus may own separators (WAI-ARIA 1.3, and the pattern of the Authoring Practices).',
  },
  {
    tool: 'IBM',
    rule: 'element_tabbable_role_valid',
    about: 'radix-focus-guard',
    reason: 'It passes the focus on, and is nothing to stop at.',
  },
  {
    tool: 'Nu',
    rule: "CSS: “…”: Property “…” doesn't exist.",
    about: 'container-type',
    reason: 'The checker does not know container queries.',
  },
  {
    tool: 'HTMLCS',
    rule: 'WCAG2AAA.Principle2.Guideline2_4.2_4_1.G1,G123,G124.NoSuchID',
    about: 'anchor "destinations"',
    reason: 'Links of stories lead nowhere.',
  },
  {
    tool: 'axe',
    rule: 'landmark-banner-is-top-level',
    about: 'top-bar',
    reason: 'The story of the menu has a bar, and the audit puts stories into a main landmark.',
  },
  {
    tool: 'axe',
    rule: 'landmark-unique',
    about: 'rewards-panel',
    reason: 'A story shows one widget in several brands.',
  },
  {
    tool: 'axe',
    rule: 'landmark-unique',
    about: 'snap-strip',
    reason: 'A story shows one widget in two hosts.',
  },
  {
    tool: 'Nu',
    rule: 'A “…” element in “…” must be the first child of its parent.',
    about: '.rude',
    reason: 'The story is of a host with rude styles.',
  },
  { tool: 'axe', rule: 'region', about: 'app-skip', reason: SKIP_LINK },
  {
    tool: 'HTMLCS',
    rule: 'WCAG2AAA.Principle2.Guideline2_4.2_4_1.G1,G123,G124.NoSuchID',
    about: 'app-skip',
    reason: SKIP_LINK,
  },
  {
    tool: 'IBM',
    rule: 'label_content_exists',
    about: 'checkbox-field',
    reason:
      'A checkbox of a table is named by `aria-label`; the label around it widens what answers a finger.',
  },
  {
    tool: 'IBM',
    rule: 'aria_accessiblename_exists',
    about: '"columnheader"',
    reason:
      'The head of a column of checkboxes is named by the checkbox in it. axe finds heads without any name.',
  },
  {
    tool: 'IBM',
    rule: 'table_headers_exists',
    about: 'aria-rowcount',
    reason:
      'On phones the head of the checkboxes is hidden with its column; the rule takes the row for one without heads.',
  },
  {
    tool: 'IBM',
    rule: 'aria_main_label_visible',
    about: '<body',
    reason: 'The embedded dashboard is a page of its own in a frame: each page has one main landmark.',
  },
  {
    tool: 'IBM',
    rule: 'aria_hidden_nontabbable',
    about: 'data-aria-hidden="true"',
    reason: 'Behind a modal sheet, which keeps the focus; the guards beside it pass the focus back in.',
  },
  {
    tool: 'IBM',
    rule: 'element_tabbable_role_valid',
    about: 'data-period',
    reason:
      'The points of a chart are read one by one by the arrow keys, as images with a name; nothing is pressed.',
  },
  {
    tool: 'HTMLCS',
    rule: 'WCAG2AAA.Principle3.Guideline3_2.3_2_2.H32.2',
    about: 'name="kind"',
    reason: 'Festivals are filtered while one chooses: there is nothing to submit.',
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
