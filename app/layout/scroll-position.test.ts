import { describe, expect, it } from 'vitest';
import { keepPositions, MAX_POSITIONS, readPositions } from './scroll-position';

/** A tab that remembers a text. */
function tab(text: string | null = null) {
  const state = { text };
  const storage = () => ({
    getItem: () => state.text,
    setItem: (_key: string, value: string) => {
      state.text = value;
    },
  });
  return { state, storage };
}

const blocked = () => {
  throw new Error('Storage is blocked');
};

describe('positions', () => {
  it('are read as they were kept', () => {
    const { storage } = tab();
    const positions = new Map([
      ['default /pricing', 900.5],
      ['k1 /help', 0],
    ]);
    keepPositions(positions, storage);
    expect(readPositions(storage)).toEqual(positions);
  });

  it('are kept of the places that were opened last', () => {
    const { storage } = tab();
    const places = Array.from({ length: MAX_POSITIONS + 2 }, (_, index): [string, number] => [
      `k${index} /help`,
      index,
    ]);
    keepPositions(new Map(places), storage);
    expect([...readPositions(storage)]).toEqual(places.slice(2));
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
    expect(readPositions(tab(text).storage).size).toBe(0);
  });

  it('that are sound are read among what is not', () => {
    expect([...readPositions(tab('{"k1 /help":"top","k2 /help":40}').storage)]).toEqual([['k2 /help', 40]]);
  });

  it('are no concern of a page whose tab cannot remember them', () => {
    expect(readPositions(blocked).size).toBe(0);
    expect(() => keepPositions(new Map([['k1 /help', 40]]), blocked)).not.toThrow();
  });
});
