import { expect, it } from 'vitest';
import { docsTextsPlugin } from './docs-texts';

const plugin = docsTextsPlugin();
const { handler: transform, order } = plugin.transform as {
  handler: (code: string, id: string) => { code: string } | null;
  order: string;
};

it('leaves papers out of the texts of docs pages, and code as it is', () => {
  const code =
    'if (decision) Row.__docgenInfo = {"description": "Does\\nnothing\\n(decision 11).", "defaultValue": "7 (spec section 9)"}';
  expect(transform(code, '/src/row.tsx')?.code).toBe(
    'if (decision) Row.__docgenInfo = {"description": "Does\\nnothing.", "defaultValue": "7"}',
  );
  expect(transform(code, '/node_modules/row.tsx')).toBeNull();
});

it('comes after Storybook has put the comments of stories into their code', () => {
  expect([plugin.enforce, order]).toEqual(['post', 'post']);
});
