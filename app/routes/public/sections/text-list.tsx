import type { ListSection } from '../../../content/types';
import { plainText, RichTextView } from '../rich-text';

/** Short points. */
export function TextList({ items }: Pick<ListSection, 'items'>) {
  return (
    <ul className="app-points">
      {items.map((text) => (
        <li key={plainText(text)}>
          <RichTextView text={text} />
        </li>
      ))}
    </ul>
  );
}
