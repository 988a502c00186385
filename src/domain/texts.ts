// Texts that the domain has no words for: a view says them in its reader's language.

/** A kind of text that a row can lack: the last word of the message that says so, `fallback.dates`. */
export type MissingText =
  | 'applicant'
  | 'booking-destination'
  | 'booking-title'
  | 'client'
  | 'dates'
  | 'department'
  | 'destination'
  | 'employee'
  | 'figure'
  | 'policy'
  | 'provider'
  | 'reward'
  | 'tour-title';

/** Stands in a field's place for its fallback: the text is `null` where it is missing. */
export interface Missing {
  readonly missing: MissingText;
}

/** A text of a sample row, by the key of its message: `{ message: 'organizer-sample.tour.coffee' }`. */
export interface Said<Key extends string = string> {
  readonly message: Key;
}

/** Data whose missing texts have got words. */
export type InWords<Data> = { [Name in keyof Data]: Exclude<Data[Name], null> };
