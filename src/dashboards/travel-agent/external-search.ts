// What the search forms of the External APIs tab hand out. Days are `YYYY-MM-DD`, as date fields give them.

/** A search for flights. */
export interface FlightSearch {
  readonly kind: 'flights';
  /** Town or airport, as typed. */
  readonly from: string;
  /** Town or airport, as typed. */
  readonly to: string;
  /** Day of departure. */
  readonly departure: string;
  /** Day of return; '' for one way. */
  readonly return: string;
  /** How many people fly. */
  readonly travelers: number;
}

/** A search for hotels. */
export interface HotelSearch {
  readonly kind: 'hotels';
  /** Town or island, as typed. */
  readonly destination: string;
  /** Day of arrival. */
  readonly checkIn: string;
  /** Day of departure. */
  readonly checkOut: string;
  /** How many people stay. */
  readonly guests: number;
}

/** A search for experiences. */
export interface ExperienceSearch {
  readonly kind: 'experiences';
  /** Town or island, as typed. */
  readonly destination: string;
  /** What they look for, e.g. 'weaving'; '' for anything. */
  readonly interest: string;
  /** The day; '' for any day. */
  readonly date: string;
  /** How many people take part. */
  readonly guests: number;
}

/** A search of an external provider, by what is searched. */
export type ExternalSearch = FlightSearch | HotelSearch | ExperienceSearch;

/** What can be searched. */
export type ExternalSearchKind = ExternalSearch['kind'];
