import Avatar, { type AvatarProps } from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';

export interface FaceProps {
  readonly person: string;
  readonly online: boolean;
  readonly size?: AvatarProps['size'];
}

/** Initials, with a dot for people who are online. Names are beside it, so it is hidden. */
export function Face({ person, online, size }: FaceProps) {
  const initials = person
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
  return (
    <Badge
      aria-hidden
      color="success"
      size="sm"
      invisible={!online}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      badgeInset="14%"
    >
      <Avatar size={size} variant="solid" color="neutral">
        {initials}
      </Avatar>
    </Badge>
  );
}
