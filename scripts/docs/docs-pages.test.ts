import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageEntries } from '../../vite.shared.js';
import { ROOT } from '../shared/run.js';

/** The headings that a docs page must have, by its kind. */
const PARTS = {
  components: ['Accessibility', 'Keyboard', "Do and don't", 'Tokens'],
  dashboards: ['Props', 'On the page', 'Accessibility'],
} as const;

describe.each(Object.entries(PARTS))('every entry of src/%s', (kind, parts) => {
  const folders = Object.values(packageEntries())
    .map((source) => dirname(source))
    .filter((folder) => dirname(folder) === `src/${kind}`);

  describe.each(folders)('has a docs page: %s', (folder) => {
    const path = `${ROOT}/${folder}/${basename(folder)}.mdx`;
    const page = existsSync(path) ? readFileSync(path, 'utf8') : '';

    it.each(parts)('with a part on %s', (part) => {
      expect(page).toContain(`\n## ${part}\n`);
    });

    it('with tables that the docs can read', () => {
      expect(page).not.toMatch(/^\|/m);
    });
  });
});
