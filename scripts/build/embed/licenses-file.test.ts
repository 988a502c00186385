import { expect, it } from 'vitest';
import { readLicenses, writeLicenses } from './licenses-file';

it('says of every package what it is, and what has to go along', () => {
  const packages = [
    { name: '@a/b', version: '1.2.3-rc.1', license: 'MIT', text: 'Copyright (c) A\n\n(MIT)' },
    { name: 'c', version: '2.0.0', license: '(MIT OR Apache-2.0)', text: 'c 1.0.0 (MIT)' },
  ];
  const file = writeLicenses(packages);
  for (const { text } of packages) expect(file).toContain(`\n\n${text}\n`);
  expect(readLicenses(file)).toEqual(packages.map(({ text: _, ...named }) => named));
});
