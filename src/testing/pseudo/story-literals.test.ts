import { expect, it } from 'vitest';
import { literalsOf, storyLiterals } from './story-literals.js';

it.each([
  [`const ROWS = [{ name: 'Ana Vuki' }];`, ['Ana Vuki']],
  [`const count = (amount) => \`\${amount} guests of \${place}\`;`, ['guests of']],
  [
    `const scene = () => <Panel title="Trips">\n  Two\n  seats <b>{'free'}</b></Panel>;`,
    ['Trips', 'Two seats', 'free'],
  ],
  [`const SHARES = { 'Field Research': 5 };`, ['Field Research']],
])('%s hands texts to components', (source, texts) => {
  expect(literalsOf(source)).toEqual(texts);
});

it.each([
  [`import { fn } from 'storybook/test'; type Tone = 'calm';`],
  [`meta.story({ play: async ({ canvas }) => { canvas.getByText('Approve'); } });`],
  [`meta.story({ async play({ canvas }) { canvas.getByText('Approve'); } });`],
  [`meta.story({ play: expectText('Approve') });`],
  [`async function approve(canvas) { canvas.getByText('Approve'); }`],
  [`const approve = async (canvas) => canvas.getByText('Approve');`],
])('%s does not', (source) => {
  expect(literalsOf(source)).toEqual([]);
});

it.each([
  ['components/table-desk/table-desk.stories.tsx', 'Aroha Ngata'],
  ['dashboards/traveler/traveler-behavior.stories.tsx', 'Let the data arrive'],
])('%s shows also what stands in files that only stories use', (file, text) => {
  expect(storyLiterals(`${__dirname}/../../${file}`)).toContain(text);
});
