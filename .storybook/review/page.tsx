import type { ReactNode } from 'react';
import { HeaderBand } from '../../src/components/top-bar';
import './review.css';

export interface ReviewPageProps {
  title: string;
  /** The purpose of the page, in a sentence or two. */
  lede: ReactNode;
  /** The filter of the column. */
  controls?: ReactNode;
  /** Takes the whole width. @default false */
  isWide?: boolean;
  children: ReactNode;
}

/** A page of the review room: band, title, what it is for, content. */
export function ReviewPage({ title, lede, controls, isWide = false, children }: ReviewPageProps) {
  return (
    <div className="review-page" data-wide={isWide || undefined}>
      <HeaderBand />
      <main>
        <header className="review-head">
          <div>
            <h1>{title}</h1>
            <p className="review-lede">{lede}</p>
          </div>
          {controls ? <div className="review-controls">{controls}</div> : null}
        </header>
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

/** A part of a page, with a heading of its own. */
export function ReviewSection({ title, help, children }: ReviewSectionProps) {
  return (
    <section className="review-section">
      <h2>{title}</h2>
      {help ? <p className="review-help">{help}</p> : null}
      {children}
    </section>
  );
}
