import '../../../styles/faq.css';
import { ChevronDown } from 'lucide-react';
import type { Question } from '../../../content/types';
import { RouterLink } from '../../../layout/router-link';
import { plainText, RichTextView } from '../rich-text';

export interface FaqProps {
  items: readonly Question[];
  /** Opens all answers, e.g. when a search has left only a few. @default false */
  open?: boolean;
}

/** Questions that open on their answers. Each has an anchor of its own, which `useArrival` opens. */
export function Faq({ items, open = false }: FaqProps) {
  return items.map(({ id, question, answer }) => (
    <details key={id} id={id} className="app-question" open={open}>
      <summary className="app-question-head">
        {question}
        <ChevronDown className="app-icon app-question-mark" aria-hidden="true" />
      </summary>
      <div className="app-answer">
        {answer.map((text) => (
          <p key={plainText(text)}>
            <RichTextView text={text} />
          </p>
        ))}
        <RouterLink className="app-more" href={`#${id}`}>
          Link to this answer
        </RouterLink>
      </div>
    </details>
  ));
}
