import type { Page } from 'playwright';

/** The room and the ink of a text. */
interface Written {
  text: string;
  box: { x: number; y: number; width: number; height: number };
  /** Any CSS colour, and how much of it the elements around the text let through. */
  color: string;
  opacity: number;
  /** WCAG 1.4.3: large text may be fainter. */
  least: 3 | 4.5;
}

/** Texts that axe could not judge, as on a gradient or over a drawing, and what puts back the one that is looked at. */
interface OpenWindow extends Window {
  openTexts?: Element[];
  showAgain?: () => void;
}

/** Runs in the page. Brings a text into sight, takes its ink away, and says where it stood and what it was written with. */
function takeInk(place: number): Written | undefined {
  const element = (window as OpenWindow).openTexts?.[place];
  const node = [...(element?.childNodes ?? [])].find(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
  );
  if (!(element instanceof HTMLElement) || !node) return undefined;
  const { scrollX, scrollY } = window;
  // Away from what sticks to the edges of the window.
  element.scrollIntoView({ block: 'center' });
  const range = document.createRange();
  range.selectNodeContents(node);
  const { left, top, right, bottom } = range.getBoundingClientRect();
  const [x, y] = [Math.max(0, Math.ceil(left)), Math.max(0, Math.ceil(top))];
  const width = Math.min(innerWidth, Math.floor(right)) - x;
  const height = Math.min(innerHeight, Math.floor(bottom)) - y;
  // Text that a layer lies over is not read there.
  const front = document.elementFromPoint(x + width / 2, y + height / 2);
  const isRead = front !== null && (element.contains(front) || front.contains(element));
  if (width < 1 || height < 1 || !isRead) {
    scrollTo(scrollX, scrollY);
    return undefined;
  }
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  let opacity = 1;
  for (let each: Element | null = element; each; each = each.parentElement)
    opacity *= Number(getComputedStyle(each).opacity);
  const size = Number.parseFloat(fontSize);
  const hadStyle = element.hasAttribute('style');
  element.style.setProperty('-webkit-text-fill-color', 'transparent', 'important');
  element.style.setProperty('text-decoration-color', 'transparent', 'important');
  (window as OpenWindow).showAgain = () => {
    // Property by property: the app's security policy lets no script write the attribute.
    for (const ink of ['-webkit-text-fill-color', 'text-decoration-color']) element.style.removeProperty(ink);
    if (!hadStyle) element.removeAttribute('style');
    scrollTo(scrollX, scrollY);
  };
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  return {
    text: node.nodeValue?.trim().slice(0, 40) ?? '',
    box: { x, y, width, height },
    color,
    opacity,
    least: isLarge ? 3 : 4.5,
  };
}

/** Runs in the page. Returns the contrast of a colour with the ground that a picture shows, where it is nearly the least. */
async function contrastWith(picture: string, color: string, opacity: number): Promise<number> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return 0;
  context.drawImage(image, 0, 0);
  const ground = context.getImageData(0, 0, canvas.width, canvas.height).data;
  context.globalAlpha = opacity;
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const ink = context.getImageData(0, 0, canvas.width, canvas.height).data;
  /** WCAG's relative luminance of a pixel. */
  const light = (pixels: Uint8ClampedArray, at: number) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, share, channel) => {
      const value = (pixels[at + channel] ?? 0) / 255;
      return sum + share * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    }, 0);
  const contrasts: number[] = [];
  for (let at = 0; at < ground.length; at += 4) {
    const [a, b] = [light(ground, at), light(ink, at)];
    contrasts.push((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
  }
  contrasts.sort((one, other) => one - other);
  // A letter is read by more than the corner of a box behind it.
  return contrasts[Math.floor(contrasts.length / 20)] ?? 0;
}

/** Returns a sentence for each text that axe could not judge and that is too faint by a picture (WCAG 1.4.3). */
export async function findFaintTexts(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => (window as OpenWindow).openTexts?.length ?? 0);
  const faint: string[] = [];
  for (let place = 0; place < count; place++) {
    const written = await page.evaluate(takeInk, place);
    if (!written) continue;
    const picture = await page.screenshot({ clip: written.box });
    await page.evaluate(() => (window as OpenWindow).showAgain?.());
    const contrast = await page.evaluate<number>(
      `(${contrastWith})('${picture.toString('base64')}', '${written.color}', ${written.opacity})`,
    );
    if (contrast < written.least)
      faint.push(`contrast by picture: ${contrast.toFixed(2)} of ${written.least} in '${written.text}'`);
  }
  return faint;
}
