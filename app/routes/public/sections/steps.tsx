import type { StepsSection } from '../../../content/types';
import { RichTextView } from '../rich-text';

/** What to do, in order; the numbers are the list's own. */
export function Steps({ items }: Pick<StepsSection, 'items'>) {
  return (
    <ol className="app-steps">
      {items.map(({ title, text }) => (
        <li key={title} className="app-step">
          <h3 className="app-panel-title">{title}</h3>
          <p className="app-item-text">
            <RichTextView text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
