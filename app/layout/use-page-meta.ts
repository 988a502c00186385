import { useEffect } from 'react';

/** What a page says about itself outside its own content. */
export interface PageMetaOptions {
  /** Shown as '{title} · Tapa' (decision 10). */
  title: string;
  /** For search engines. @default none */
  description?: string;
  /** Asks search engines to leave the page out (decision 6). @default false */
  noindex?: boolean;
}

/** The end of every title (decision 10). */
const SITE_NAME = 'Tapa';

/** The title of a document that shows the page so titled. */
export const titleOf = (title: string): string => `${title} · ${SITE_NAME}`;

/** Sets `<meta name content>`, or takes it away when there is no content. */
function setMeta(name: string, content: string | undefined): void {
  const found = document.head.querySelector(`meta[name="${name}"]`);
  if (content === undefined) {
    found?.remove();
    return;
  }
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
}

/** Keeps title, description and robots of the document those of the screen that is shown. */
export function usePageMeta({ title, description, noindex = false }: PageMetaOptions): void {
  useEffect(() => {
    document.title = titleOf(title);
    setMeta('description', description);
    setMeta('robots', noindex ? 'noindex' : undefined);
  }, [title, description, noindex]);
}
