import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPositions, MAX_POSITIONS, readPositions } from './scroll-position';

afterEach(() => {
  vi.unstubAllGlobals();
});

function remember(text: string | null): void {
  let kept = text;
  vi.stubGlobal('sessionStorage', {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  });
}

describe('positions', () => {
  it('are restored as stored', () => {
    remember(null);
    const positions = new Map([
      ['default /pricing', 900.5],
      ['k1 /help', 0],
    ]);
    keepPositions(positions);
    expect(readPositions()).toEqual(positions);
  });

  it('are stored for the most recent entries', () => {
    remember(null);
    const places = Array.from({ length: MAX_POSITIONS + 2 }, (_, index): [string, number] => [
      `k${index} /help`,
      index,
    ]);
    keepPositions(new Map(places));
    expect([...readPositions()]).toEqual(places.slice(2));
  });

  it.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['3'],
    ['"text"'],
    ['[["k1 /help"]]'],
    ['{"k1 /help":"top","k2 /help":null,"k3 /help":1e999}'],
  ])('are none where %j was kept', (text) => {
    remember(text);
    expect(readPositions().size).toBe(0);
  });

  it('are restored if valid, among invalid ones', () => {
    remember('{"k1 /help":"top","k2 /help":40}');
    expect([...readPositions()]).toEqual([['k2 /help', 40]]);
  });

  it('are ignored without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(readPositions().size).toBe(0);
    expect(() => keepPositions(new Map([['k1 /help', 40]]))).not.toThrow();
  });
});
