import { ChevronRight } from 'lucide-react';
import type { CardsSection } from '../../../content/types';
import { RouterLink } from '../../../layout/router-link';
import { ContentIconPicture } from '../content-icon';

/** Where to go next: joined tiles, each a link as a whole. */
export function Cards({ items }: Pick<CardsSection, 'items'>) {
  return (
    <ul className="app-cards">
      {items.map(({ icon, title, text, href }) => (
        <li key={title} className="app-card">
          {icon ? <ContentIconPicture icon={icon} className="app-card-icon" /> : null}
          <h3 className="app-panel-title">
            <RouterLink className="app-stretched" href={href}>
              {title}
            </RouterLink>
          </h3>
          <p className="app-muted">{text}</p>
          <ChevronRight className="app-icon-16 app-icon-directional app-card-arrow" aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}
