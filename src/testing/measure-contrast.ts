import type { Page } from 'playwright';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Written {
  text: string;
  box: Box;
  color: string;
  /** Product of the opacities of its ancestors. */
  opacity: number;
  /** Minimum contrast: 3 for large text (WCAG 1.4.3). */
  least: 3 | 4.5;
}

/** Texts that axe could not judge, e.g. on a gradient. `showAgain` restores the colour of hidden texts. */
interface OpenWindow extends Window {
  openTexts?: Element[];
  showAgain?: () => void;
}

/**
 * Runs in the page. Scrolls to the first open text, and hides it with all others in the viewport: one
 * screenshot for many texts is faster.
 *
 * @returns the hidden texts; undefined once no text is left
 */
function hideTexts(): Written[] | undefined {
  const { openTexts = [] } = window as OpenWindow;
  const [first] = openTexts;
  if (!first) return undefined;

  /** Returns undefined for a text that is covered or outside of the viewport. */
  const read = (element: Element): Written | undefined => {
    const node = [...element.childNodes].find(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
    if (!node) return undefined;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    const [x, y] = [Math.max(0, Math.ceil(left)), Math.max(0, Math.ceil(top))];
    const width = Math.min(innerWidth, Math.floor(right)) - x;
    const height = Math.min(innerHeight, Math.floor(bottom)) - y;
    // A text cut off by the window is handled when it is the first.
    if (element !== first && (top < 0 || bottom > innerHeight)) return undefined;
    const front = document.elementFromPoint(x + width / 2, y + height / 2);
    const isRead = front !== null && (element.contains(front) || front.contains(element));
    if (width < 1 || height < 1 || !isRead) return undefined;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    let opacity = 1;
    for (let each: Element | null = element; each; each = each.parentElement)
      opacity *= Number(getComputedStyle(each).opacity);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    return {
      text: node.nodeValue?.trim().slice(0, 40) ?? '',
      box: { x, y, width, height },
      color,
      opacity,
      least: isLarge ? 3 : 4.5,
    };
  };

  const { scrollX, scrollY } = window;
  // Away from sticky parts at the edges of the window.
  first.scrollIntoView({ block: 'center' });
  const written = new Map<HTMLElement, Written>();
  for (const element of openTexts) {
    if (!(element instanceof HTMLElement)) continue;
    const here = read(element);
    if (here) written.set(element, here);
  }
  // Not the `style` attribute, which the app's Content Security Policy blocks.
  const inks = ['-webkit-text-fill-color', 'text-decoration-color'];
  const unstyled = [...written.keys()].filter((element) => !element.hasAttribute('style'));
  for (const { style } of written.keys())
    for (const ink of inks) style.setProperty(ink, 'transparent', 'important');
  Object.assign(window, {
    openTexts: openTexts.filter(
      (element) => element !== first && !(element instanceof HTMLElement && written.has(element)),
    ),
    showAgain: () => {
      for (const { style } of written.keys()) for (const ink of inks) style.removeProperty(ink);
      for (const element of unstyled) element.removeAttribute('style');
      scrollTo(scrollX, scrollY);
    },
  });
  return [...written.values()];
}

/** Runs in the page. Returns nearly the lowest contrast of each text with its background in a screenshot. */
async function contrastsIn({
  picture,
  corner,
  written,
}: {
  picture: string;
  corner: { x: number; y: number };
  written: readonly Written[];
}): Promise<number[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  /** Relative luminance by WCAG. */
  const luminance = (pixels: Uint8ClampedArray, at: number) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, share, channel) => {
      const value = (pixels[at + channel] ?? 0) / 255;
      return sum + share * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    }, 0);
  return written.map(({ box: { x, y, width, height }, color, opacity }) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return 0;
    context.drawImage(image, corner.x - x, corner.y - y);
    const ground = context.getImageData(0, 0, width, height).data;
    context.globalAlpha = opacity;
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
    const ink = context.getImageData(0, 0, width, height).data;
    const contrasts: number[] = [];
    for (let at = 0; at < ground.length; at += 4) {
      const [a, b] = [luminance(ground, at), luminance(ink, at)];
      contrasts.push((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
    }
    contrasts.sort((one, other) => one - other);
    // Not the very lowest: a few pixels do not make a text unreadable.
    return contrasts[Math.floor(contrasts.length / 20)] ?? 0;
  });
}

function boundsOf(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Returns a sentence for each open text with too little contrast in a screenshot (WCAG 1.4.3). */
export async function findFaintTexts(page: Page): Promise<string[]> {
  const faint: string[] = [];
  for (let written = await page.evaluate(hideTexts); written; written = await page.evaluate(hideTexts)) {
    const clip = boundsOf(written.map(({ box }) => box));
    const picture = clip && (await page.screenshot({ clip }));
    await page.evaluate(() => (window as OpenWindow).showAgain?.());
    if (!picture) continue;
    const contrasts = await page.evaluate(contrastsIn, {
      picture: picture.toString('base64'),
      corner: clip,
      written,
    });
    written.forEach(({ text, least }, place) => {
      const contrast = contrasts[place] ?? 0;
      if (contrast < least)
        faint.push(`contrast by picture: ${contrast.toFixed(2)} of ${least} in '${text}'`);
    });
  }
  return faint;
}
