import { expect, it } from 'vitest';
import { docsTextsPlugin } from './docs-texts';

const transform = docsTextsPlugin().transform as (code: string, id: string) => { code: string } | null;

it('leaves papers out of the texts of docs pages, and code as it is', () => {
  const code =
    'if (decision) Row.__docgenInfo = {"description": "Does nothing (decision 11).", "defaultValue": "7 (spec section 9)"}';
  expect(transform(code, '/src/row.tsx')?.code).toBe(
    'if (decision) Row.__docgenInfo = {"description": "Does nothing.", "defaultValue": "7"}',
  );
  expect(transform(code, '/node_modules/row.tsx')).toBeNull();
});
