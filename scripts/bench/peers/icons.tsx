import { CalendarDays, CheckCheck, Globe, Heart, Luggage, Map as MapIcon, Star } from 'lucide-react';
import type { TileIcon } from '../view';

/** Icons of the tiles. The peers get the icons that Tapa uses: not all of them have their own. */
export const TILE_ICONS: Readonly<Record<TileIcon, React.ReactElement>> = {
  calendar: <CalendarDays size={20} />,
  checks: <CheckCheck size={20} />,
  globe: <Globe size={20} />,
  heart: <Heart size={20} />,
  luggage: <Luggage size={20} />,
  map: <MapIcon size={20} />,
  star: <Star size={20} />,
};
