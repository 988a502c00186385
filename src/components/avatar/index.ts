export { AVATAR_SIZES, Avatar, type AvatarProps } from './avatar';
