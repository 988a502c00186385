import { safeImageUrl } from '../../domain';
import { Avatar, type AvatarProps } from '../avatar';
import type { Account } from './account';

/** The account's picture or initials, in the brand's colours. */
export function AccountAvatar({
  account: { name, initials, imageUrl },
  size,
}: {
  account: Account;
  size: NonNullable<AvatarProps['size']>;
}) {
  return <Avatar name={name} size={size} initials={initials || undefined} src={safeImageUrl(imageUrl)} />;
}
