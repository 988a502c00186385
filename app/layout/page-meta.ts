import { useEffect } from 'react';

/** The metadata of a page. */
export interface PageMetaOptions {
  /** Shown as '{title} · Tapa'. */
  title: string;
  /** For search engines. @default none */
  description?: string;
  /** Asks search engines to leave the page out. @default false */
  noindex?: boolean;
}

/** The title of the document that shows a page. */
export const titleOf = (title: string): string => `${title} · Tapa`;

/** Sets `<meta name content>`, or removes it when there is no content. */
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

/** Sets title, description and robots of the document to those of the current screen. */
export function usePageMeta({ title, description, noindex = false }: PageMetaOptions): void {
  useEffect(() => {
    document.title = titleOf(title);
    setMeta('description', description);
    setMeta('robots', noindex ? 'noindex' : undefined);
  }, [title, description, noindex]);
}
