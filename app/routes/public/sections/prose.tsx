import type { ProseSection } from '../../../content/types';
import { plainText, RichTextView } from '../rich-text';

/** Running text. */
export function Prose({ paragraphs }: Pick<ProseSection, 'paragraphs'>) {
  return (
    <div className="app-prose">
      {paragraphs.map((text) => (
        <p key={plainText(text)}>
          <RichTextView text={text} />
        </p>
      ))}
    </div>
  );
}
