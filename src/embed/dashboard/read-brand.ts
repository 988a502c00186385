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
    radius: pixelsOf(text('radius'), element),
    fonts: { display: text('font-display'), text: text('font-text') },
    displayWeight: number('display-weight'),
    density: number('density'),
    motif: number('motif'),
  };
}

/** The frame takes pixels: `1rem` is a length in the page, and another one in the frame. A bare number is pixels already. */
function pixelsOf(length: string | undefined, element: Element): number | undefined {
  if (length === undefined) return;
  const measure = document.createElement('i');
  measure.style.display = 'none';
  measure.style.width = /^[\d.]+$/.test(length) ? `${length}px` : length;
  element.shadowRoot?.append(measure);
  const pixels = /^([\d.]+)px$/.exec(getComputedStyle(measure).width)?.[1];
  measure.remove();
  return pixels === undefined ? undefined : Number(pixels);
}
