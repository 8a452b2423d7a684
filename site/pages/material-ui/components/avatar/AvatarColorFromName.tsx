import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { brown, indigo, pink, purple, teal } from '@mui/material/colors';

const colors = [indigo[600], teal[700], pink[700], brown[500], purple[600]];

function colorOf(name: string) {
  const sum = Array.from(name, (letter) => letter.charCodeAt(0)).reduce(
    (total, code) => total + code,
    0,
  );
  return colors[sum % colors.length];
}

function initialsOf(name: string) {
  const words = name.split(' ');
  return `${words[0]?.charAt(0)}${words.at(-1)?.charAt(0)}`;
}

export default function AvatarColorFromName() {
  return (
    <Stack direction="row" spacing={2}>
      {['Hanna Ylönen', 'Diego de la Cruz', 'Kofi Mensah'].map((name) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          sx={{ bgcolor: colorOf(name), color: '#fff' }}
        >
          {initialsOf(name)}
        </Avatar>
      ))}
    </Stack>
  );
}
