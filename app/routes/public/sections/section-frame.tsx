import type { ReactNode } from 'react';
import type { RichText } from '../../../content/types';
import { RichTextView } from '../rich-text';

export interface SectionFrameProps {
  /** Anchor of the section. */
  id: string;
  heading: string;
  intro?: RichText | undefined;
  children: ReactNode;
}

/** A part of a page: its heading beside its content where there is room, above it elsewhere. */
export function SectionFrame({ id, heading, intro, children }: SectionFrameProps) {
  return (
    <section id={id} className="app-section" aria-labelledby={`${id}-heading`}>
      <div className="app-section-head">
        <h2 id={`${id}-heading`} className="app-section-title" tabIndex={-1}>
          {heading}
        </h2>
        {intro ? (
          <p className="app-section-intro">
            <RichTextView text={intro} />
          </p>
        ) : null}
      </div>
      <div className="app-section-body">{children}</div>
    </section>
  );
}
