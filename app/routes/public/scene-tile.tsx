import type { ReactNode } from 'react';
import { CoverArt } from 'tapa-ui/cover-art';
import type { Tile } from '../../content/types';
import { CardTitle } from '../../layout/parts';

interface SceneTileProps extends Pick<Tile, 'scene' | 'title' | 'text' | 'href'> {
  shape: 'aspect-square' | 'aspect-video';
  children?: ReactNode;
}

export const SceneTile = ({ scene, title, text, href, shape, children }: SceneTileProps) => (
  <li className="relative grid grid-rows-[auto_1fr] overflow-clip rounded-panel border bg-surface shadow-1 hover:shadow-2">
    <div className={`${shape} overflow-clip`}>
      <CoverArt scene={scene} />
    </div>
    <div className="grid content-start gap-0.5 px-4 pt-3.5 pb-4">
      <CardTitle href={href}>{title}</CardTitle>
      <p className="text-label text-muted">{text}</p>
      {children}
    </div>
  </li>
);
