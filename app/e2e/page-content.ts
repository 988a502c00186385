import type { PageContent } from '../content/types';
import { type PublicPath, pageName } from '../routes/table';

/** The content that a public path shows. */
export async function contentOf(path: PublicPath): Promise<PageContent> {
  const module: { page: PageContent } = await import(`../content/pages/${pageName(path)}.ts`);
  return module.page;
}
