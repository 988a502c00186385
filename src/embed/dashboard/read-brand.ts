import type { Brand } from '../../theme';

/** An element's brand: its `brand-…` attributes, else the `--tapa-…` variables that it inherits from the page. */
export function readBrand(element: Element): Brand {
  const style = getComputedStyle(element);
  const text = (name: string, variable = name): string | undefined =>
    element.getAttribute(`brand-${name}`) || style.getPropertyValue(`--tapa-${variable}`).trim() || undefined;
  const number = (name: string): number | undefined => {
    const value = Number.parseFloat(text(name) ?? '');
    return Number.isFinite(value) ? value : undefined;
  };
  return {
    color: text('color', 'brand'),
    accent: text('accent'),
    neutral: text('neutral'),
    ink: text('ink'),
    deep: text('deep'),
    radius: number('radius'),
    fonts: { display: text('font-display'), text: text('font-text') },
    displayWeight: number('display-weight'),
    density: number('density'),
    motif: number('motif'),
  };
}
