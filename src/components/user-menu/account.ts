/** The person as the menu shows them. */
export interface Account {
  /** Full name; where it is empty the email stands in its place. */
  name: string;
  /** Shown under the name, unless it is the name. */
  email: string;
  /** Shown without a picture. @default the initials of the name */
  initials?: string | undefined;
  /** Address of the picture; unsafe ones are not used (decision 21). */
  imageUrl?: string | undefined;
  /** The role in words, e.g. from `roleBadgeLabel` of the domain (decision 20). */
  roleLabel: string;
  /** Shows the 'Demo' badge (decision 1). @default false */
  isDemo?: boolean;
}
