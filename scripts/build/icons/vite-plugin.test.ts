import { describe, expect, it } from 'vitest';
import { importFiles } from './vite-plugin';

const FILES = new Map([
  ['Bell', '/icons/bell.mjs'],
  ['Wallet', '/icons/wallet.mjs'],
]);

describe('importing icons from their files', () => {
  it('keeps names, lines and everything else', () => {
    const source = [
      "import { clsx } from 'clsx';",
      'import {',
      '  Bell,',
      '  Wallet as Purse,',
      '  type LucideIcon,',
      "} from 'lucide-react';",
      "export const icons: LucideIcon[] = [Bell, Purse]; // from 'lucide-react'",
    ];
    const lines = importFiles(source.join('\n'), FILES).split('\n');
    expect(lines).toHaveLength(source.length);
    expect([lines[0], lines.at(-1)]).toEqual([source[0], source.at(-1)]);
    expect(lines[1]).toBe('import Bell from "/icons/bell.mjs"; import Purse from "/icons/wallet.mjs";');
  });

  it('names an icon that there is not', () => {
    expect(() => importFiles("import { Bel } from 'lucide-react';", FILES)).toThrow(
      'lucide-react has no icon Bel',
    );
  });
});
