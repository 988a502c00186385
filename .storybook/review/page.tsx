import type { ReactNode } from 'react';
import { HeaderBand } from '../../src/components/top-bar/index.js';

export interface ReviewPageProps {
  title: string;
  /** Purpose of the page in one or two sentences. */
  lede: ReactNode;
  children: ReactNode;
}

export function ReviewPage({ title, lede, children }: ReviewPageProps) {
  return (
    <div className="review-page t:@container t:min-h-screen t:font-text t:text-body t:text-ink">
      <HeaderBand />
      <main className="t:px-[clamp(16px,4vw,56px)] t:pt-7 t:pb-6">
        <h1 className="t:font-display t:text-title-page">{title}</h1>
        <p className="t:mt-1 t:mb-5 t:max-w-[72ch] t:text-pretty t:text-muted">{lede}</p>
        {children}
      </main>
    </div>
  );
}

export interface ReviewSectionProps {
  title: string;
  help?: ReactNode;
  children: ReactNode;
}

export function ReviewSection({ title, help, children }: ReviewSectionProps) {
  return (
    <section className="t:grid t:grid-cols-1 t:gap-4 t:pt-10">
      <h2 className="t:font-display t:text-title-section">{title}</h2>
      {help ? <p className="t:max-w-[68ch] t:text-pretty t:text-muted">{help}</p> : null}
      {children}
    </section>
  );
}
