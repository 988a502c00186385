import { describe, expect, it } from 'vitest';
import { markPureCalls } from './pure-calls';
import { withoutRepeats, withoutUnusedPrimitives } from './slim-sheet';

describe('the primitives that a stylesheet ships', () => {
  it('are those that something reads', () => {
    const css =
      '.a{--tapa-coral-50:#111;--tapa-coral-500:#222;--tapa-sand-0:#333;--tapa-ink:var(--tapa-coral-500)}';
    const names = ['--tapa-coral-50', '--tapa-coral-500', '--tapa-sand-0'];
    const kept = '.a{--tapa-coral-500:#222;--tapa-sand-0:#333;--tapa-ink:var(--tapa-coral-500)}';
    expect(withoutUnusedPrimitives(css, names, `${css} fill="var(--tapa-sand-0)"`)).toBe(kept);
  });
});

describe('declarations that stand twice', () => {
  it.each([
    ['.a{mask:x;mask:x;mask:y}', '.a{mask:x;mask:y}'],
    ['.a{mask:x;mask:x}.b{mask:x}', '.a{mask:x}.b{mask:x}'],
    ['.a{-webkit-mask:x;mask:x}', '.a{-webkit-mask:x;mask:x}'],
  ])('are written once: %j', (css, slim) => {
    expect(withoutRepeats(css)).toBe(slim);
  });
});

describe('the calls that a bundler may leave out', () => {
  it.each([
    ['export const A = forwardRef<B, C>(', 'export const A = /* @__PURE__ */ forwardRef<B, C>('],
    ['const A: X<Y> = createContext(', 'const A: X<Y> = /* @__PURE__ */ createContext('],
    ['const a = cva(', 'const a = /* @__PURE__ */ cva('],
    ['  const a = memo(', '  const a = memo('],
    ['const a = install(', 'const a = install('],
  ])('in %j', (code, marked) => {
    expect(markPureCalls(code)).toBe(marked);
  });
});
