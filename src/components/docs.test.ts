import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'src/components';

/** Components that people see; the one that nobody sees is an internal of the others. */
const components = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'visually-hidden')
  .map(({ name }) => name);

describe.each(components)('the docs page of %s', (name) => {
  const path = `${FOLDER}/${name}/${name}.mdx`;
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '';

  it.each(['Accessibility', 'Keyboard', "Do and don't", 'Tokens'])('has a part on %s', (part) => {
    expect(page).toContain(`\n## ${part}\n`);
  });

  it('has tables that the docs can read', () => {
    expect(page).not.toMatch(/^\|/m);
  });
});
