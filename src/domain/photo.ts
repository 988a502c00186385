import { fieldReader, isRecord } from './read-fields.js';
import { safeImageUrl } from './user.js';

/** A photo of what is offered, given by who offers it. */
export interface Photo {
  /** Its address: `https:`, a same-origin path, or a data URL of a raster picture. */
  readonly src: string;
  /** A description for readers who do not see it. Never empty. */
  readonly alt: string;
  /** Who took it, or who owns it. '' where that is not said. */
  readonly credit: string;
}

const read = /* @__PURE__ */ fieldReader('photo', { src: '', alt: '', credit: '' }, {});

/**
 * The photo that an answer carries: `{ src: 'https://…', alt: 'The stilt house at noon', credit: 'Mele Tuku' }`.
 *
 * @returns undefined where there is none to show: its address is not safe to load (`safeImageUrl`), or nothing says what it
 *   shows
 */
export function readPhoto(raw: unknown): Photo | undefined {
  if (!isRecord(raw)) return undefined;
  const { src: address, alt, credit } = read(raw);
  const src = safeImageUrl(address);
  return src !== undefined && alt ? { src, alt, credit } : undefined;
}
