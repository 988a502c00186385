import { useEffect } from 'react';

export interface PageMetaOptions {
  title: string;
  description?: string;
  noindex?: boolean;
}

export const titleOf = (title: string): string => `${title} · Tapa`;

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

export function usePageMeta({ title, description, noindex = false }: PageMetaOptions): void {
  useEffect(() => {
    document.title = titleOf(title);
    setMeta('description', description);
    setMeta('robots', noindex ? 'noindex' : undefined);
  }, [title, description, noindex]);
}
