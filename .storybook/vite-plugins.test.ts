import { expect, it } from 'vitest';
import { iconsImportedBy, iconsInUse } from './vite-plugins';

it('reads the icons of an import, whatever its form', () => {
  const source = `import { Check, ChevronDown as Arrow, type DrawnIcon } from '../../icons/index.js';
import {
  X,
} from '../../icons/index.js';
import { Search } from './search';`;
  expect(iconsImportedBy(source)).toEqual(['Check', 'ChevronDown', 'X']);
});

it('finds the icons of the library, and who uses them', () => {
  const uses = iconsInUse();
  expect(uses.WifiOff).toEqual(['components/banner']);
  expect(uses.Compass).toContain('dashboards/traveler');
  expect(uses.Sparkles).not.toContain('components/banner');
});
