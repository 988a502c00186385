import type { Page } from 'playwright';
import type { StorySettings } from './story-settings';

const DEFAULT_VIEWPORT = { width: 1280, height: 720 };

/** Gives the page the size that the story pins with `globals: { viewport: { value: 'phone' } }`. */
export async function applyViewport(page: Page, { viewport }: StorySettings): Promise<void> {
  const size = viewport
    ? { width: Number.parseInt(viewport.width, 10), height: Number.parseInt(viewport.height, 10) }
    : DEFAULT_VIEWPORT;
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
}
