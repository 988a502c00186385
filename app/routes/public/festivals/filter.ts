import {
  FESTIVAL_KINDS,
  FESTIVAL_PLACES,
  FESTIVALS,
  type Festival,
  type FestivalKind,
} from '../../../content/festivals';

export interface FestivalFilter {
  readonly kind?: FestivalKind;
  readonly place?: string;
}

export function readFilter(search: URLSearchParams): FestivalFilter {
  const kind = FESTIVAL_KINDS.find(({ id }) => id === search.get('kind'))?.id;
  const place = FESTIVAL_PLACES.find((name) => name === search.get('place'));
  return { ...(kind ? { kind } : {}), ...(place ? { place } : {}) };
}

export const filterFestivals = ({ kind, place }: FestivalFilter): readonly Festival[] =>
  FESTIVALS.filter(
    (festival) =>
      (kind === undefined || festival.kind === kind) && (place === undefined || festival.place === place),
  );
