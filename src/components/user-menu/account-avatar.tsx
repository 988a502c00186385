import { safeImageUrl } from '../../domain/user.js';
import { Avatar, type AvatarProps } from '../avatar/index.js';

/** The person as the menu shows them. */
export interface Account {
  /** Full name; where it is empty the email stands in its place. */
  name: string;
  /** Shown under the name, unless it is the name. */
  email: string;
  /** Shown without a picture. @default the initials of the name */
  initials?: string | undefined;
  /** Address of the picture; unsafe ones are not used. */
  imageUrl?: string | undefined;
  /** The role in words, e.g. from `roleBadgeLabel`. */
  roleLabel: string;
  /** Shows the 'Demo' badge. @default false */
  isDemo?: boolean | undefined;
}

/** The account's picture or initials, in the brand's colours. */
export function AccountAvatar({
  account,
  size,
}: {
  account: Account;
  size: NonNullable<AvatarProps['size']>;
}) {
  const { name, initials, imageUrl } = account;
  return <Avatar name={name} size={size} initials={initials || undefined} src={safeImageUrl(imageUrl)} />;
}
