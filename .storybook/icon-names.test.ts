import * as icons from 'lucide-react';
import { expect, it } from 'vitest';
import { iconName } from './icon-names';

it.each([
  ['building-2', 'Building2'],
  ['house', 'House'],
  ['calendar-plus', 'CalendarPlus'],
])('names the icon of %s.mjs as it is imported', (file, name) => {
  expect(iconName(`/node_modules/lucide-react/dist/esm/icons/${file}.mjs?v=1a2b`)).toBe(name);
  expect(icons).toHaveProperty(name);
});
