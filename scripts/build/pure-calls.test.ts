import { describe, expect, it } from 'vitest';
import { markPureCalls } from './pure-calls';

describe('the calls that a bundler may leave out', () => {
  it.each([
    ['export const A = forwardRef<B, C>(', 'export const A = /* @__PURE__ */ forwardRef<B, C>('],
    ['const A: X<Y> = createContext(', 'const A: X<Y> = /* @__PURE__ */ createContext('],
    ['const a = cva(', 'const a = /* @__PURE__ */ cva('],
    ['const a = Object.keys(b)', 'const a = /* @__PURE__ */ Object.keys(b)'],
    ['  const a = memo(', '  const a = memo('],
    ['const a = install(', 'const a = install('],
  ])('in %j', (code, marked) => {
    expect(markPureCalls(code)).toBe(marked);
  });
});
