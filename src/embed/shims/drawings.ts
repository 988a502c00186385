import type * as Drawings from '../../components/cover-art/drawings.js';
import { importChecked } from '../import-checked.js';

/** The file of all drawings beside this one, and its SHA-256. Inserted by the build. */
declare const TAPA_DRAWINGS: readonly [file: string, sha256: string];

/** Replaces the library's in widgets: each widget is one file, and all share one with the cover drawings. */
export async function drawingOf(
  ...args: Parameters<typeof Drawings.drawingOf>
): ReturnType<typeof Drawings.drawingOf> {
  const [file, sha256] = TAPA_DRAWINGS;
  const drawings = await importChecked(new URL(file, import.meta.url).href, sha256);
  return (drawings as typeof Drawings).drawingOf(...args);
}
