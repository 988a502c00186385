import { type SemanticColor, semanticColors } from './tokens';

interface ColorGroup {
  title: string;
  help: string;
  has: RegExp;
}

/** Roles by family, in the order in which a page is built; a colour belongs to the first that has it. */
const GROUPS: readonly ColorGroup[] = [
  {
    title: 'Status',
    help: 'Lagoon confirms, frangipani waits, coral breaks. Never color alone.',
    has: /positive|warning|danger/,
  },
  {
    title: 'Deep',
    help: 'The one loud surface of a page: rewards, hero. Reward yellow lives here only.',
    has: /deep|reward/,
  },
  {
    title: 'Brand',
    help: 'What a partner’s color becomes. Every text on it stays readable, whatever they choose.',
    has: /brand|focus|motif|art/,
  },
  {
    title: 'Text',
    help: 'Ink on sand by day, sand on ink by night. Nothing is pure gray.',
    has: /^text|inverse/,
  },
  {
    title: 'Surfaces and lines',
    help: 'Depth comes from light and hairlines, hardly from shadow.',
    has: /./,
  },
];

/** Every colour with a role, by family. */
export const colorGroups: readonly { title: string; help: string; colors: readonly SemanticColor[] }[] =
  GROUPS.map(({ title, help }, index) => ({
    title,
    help,
    colors: semanticColors.filter(({ name }) => GROUPS.findIndex(({ has }) => has.test(name)) === index),
  })).reverse();
