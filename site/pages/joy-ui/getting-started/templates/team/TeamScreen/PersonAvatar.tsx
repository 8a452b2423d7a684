import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import type { Department, Person, Presence } from './people';

export const departmentColors = {
  Design: 'primary',
  Engineering: 'success',
  Operations: 'warning',
  Support: 'danger',
} as const satisfies Record<Department, string>;

const presenceColors = {
  Available: 'success',
  'In a meeting': 'warning',
  Away: 'neutral',
} as const satisfies Record<Presence, string>;

export interface PersonAvatarProps {
  readonly person: Person;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** Decoration: the name and the presence are always in text beside it. */
export function PersonAvatar({ person, size = 'md' }: PersonAvatarProps) {
  const initials = person.name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
  return (
    <Badge
      aria-hidden
      size="sm"
      color={presenceColors[person.presence]}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      badgeInset="12%"
    >
      <Avatar
        size={size}
        variant="solid"
        color={departmentColors[person.department]}
      >
        {initials}
      </Avatar>
    </Badge>
  );
}
