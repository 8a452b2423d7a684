import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const people = ['Ada Novak', 'Ben Osei', 'Carla Ruiz', 'Jun'];
const colors = ['primary', 'success', 'danger', 'warning'] as const;

function initials(name: string) {
  const [first = '', ...rest] = name.split(' ');
  return `${first.charAt(0)}${rest.at(-1)?.charAt(0) ?? ''}`;
}

function colorOf(name: string) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 101;
  return colors[sum % colors.length];
}

export default function AvatarInitials() {
  return (
    <Stack direction="row" spacing={2}>
      {people.map((name) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          variant="solid"
          color={colorOf(name)}
        >
          {initials(name)}
        </Avatar>
      ))}
    </Stack>
  );
}
