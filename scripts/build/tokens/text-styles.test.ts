import { describe, expect, it } from 'vitest';
import tokens from '../../../src/theme/tokens.json';

type TextStyle = { fontSize: { value: number }; lineHeight: number };

const STYLES = Object.entries(tokens.semantic.typography).flatMap(([name, token]) =>
  typeof token === 'object' && '$value' in token ? [[name, token.$value as TextStyle] as const] : [],
);

describe('text styles', () => {
  // Browsers compute in single precision. WebKit cuts a line down to whole pixels: 15.9996 px would be 15.
  it.each(STYLES)('the line height of %s is whole pixels or slightly more', (_, { fontSize, lineHeight }) => {
    const height = Math.fround(lineHeight) * fontSize.value;
    expect(height - Math.floor(height)).toBeLessThan(0.01);
  });
});
