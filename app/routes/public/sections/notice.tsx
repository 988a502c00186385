import { Info, TriangleAlert } from 'lucide-react';
import type { NoticeSection } from '../../../content/types';
import { RichTextView } from '../rich-text';

/** Something that the reader must know. */
export function Notice({ section: { id, heading, text, tone = 'info' } }: { section: NoticeSection }) {
  const Icon = tone === 'warning' ? TriangleAlert : Info;
  return (
    <section id={id} className="app-notice" data-tone={tone} aria-labelledby={`${id}-heading`}>
      <Icon className="app-icon app-notice-icon" aria-hidden="true" />
      <div>
        <h2 id={`${id}-heading`} className="app-panel-title" tabIndex={-1}>
          {heading}
        </h2>
        <p className="app-notice-text">
          <RichTextView text={text} />
        </p>
      </div>
    </section>
  );
}
