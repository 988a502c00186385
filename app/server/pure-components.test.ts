import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { markPure, pureComponents } from './pure-components';

const ROUTER = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const PRODUCTION = join(ROUTER, 'dist/production');

const routerModules = (): string[] =>
  readdirSync(PRODUCTION)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(PRODUCTION, file), 'utf8'));

describe('markPure', () => {
  it('marks what makes a component, and nothing else', () => {
    expect(markPure('var Link = React.forwardRef(render);')).toBe(
      'var Link = /* @__PURE__ */ React.forwardRef(render);',
    );
    expect(markPure('const Context = React2.createContext(null);')).toContain(
      '/* @__PURE__ */ React2.createContext',
    );
    expect(markPure('const element = React.createElement(Link);')).not.toContain('@__PURE__');
  });

  it('takes off names for debugging only', () => {
    expect(markPure('Link.displayName = "Link";\nlocation.name = "Link";')).toBe('\nlocation.name = "Link";');
  });

  it('still finds components in the installed router', () => {
    expect(routerModules().some((code) => markPure(code) !== code)).toBe(true);
  });

  it('is asked for the router alone, and in builds alone', () => {
    const { apply, transform } = pureComponents();
    expect(apply).toBe('build');
    expect(transform).toMatchObject({ filter: { id: expect.any(RegExp) } });
    const { filter } = transform as { filter: { id: RegExp } };
    expect(filter.id.test('/project/node_modules/react-router/dist/production/index.mjs')).toBe(true);
    expect(filter.id.test('/project/src/components/stat-tile/stat-tile.tsx')).toBe(false);
  });
});
