import type { FeaturesSection } from '../../../content/types';
import { ContentIconPicture } from '../content-icon';
import { RichTextView } from '../rich-text';

/** What something offers, in two columns where there is room. */
export function Features({ items }: Pick<FeaturesSection, 'items'>) {
  return (
    <ul className="app-features">
      {items.map(({ icon, title, text }) => (
        <li key={title} className="app-feature">
          <span className="app-chip">
            <ContentIconPicture icon={icon} />
          </span>
          <div>
            <h3 className="app-panel-title">{title}</h3>
            <p className="app-item-text">
              <RichTextView text={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
