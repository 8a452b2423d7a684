import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { brown, deepPurple, indigo, pink, teal } from '@mui/material/colors';

const grounds = [
  indigo[600],
  teal[700],
  pink[700],
  brown[500],
  deepPurple[500],
];

/** The same name always gets the same color. */
function ground(name: string) {
  const sum = Array.from(name).reduce(
    (all, letter) => all + letter.charCodeAt(0),
    0,
  );
  return grounds[sum % grounds.length];
}

function initials(name: string) {
  const words = name.split(' ');
  return [words[0], words.at(-1)].map((word) => word?.charAt(0)).join('');
}

const reviews = [
  { name: 'Hanna Ylönen', text: 'Read it in one night.' },
  { name: 'Diego de la Cruz', text: 'The maps alone are worth it.' },
  { name: 'Mei Sato', text: 'Slow start, fine ending.' },
];

export default function BookReviews() {
  return (
    <Stack spacing={2}>
      {reviews.map(({ name, text }) => (
        <Stack key={name} direction="row" spacing={2} useFlexGap>
          <Avatar aria-hidden sx={{ bgcolor: ground(name), color: '#fff' }}>
            {initials(name)}
          </Avatar>
          <div>
            <Typography variant="subtitle2" component="p">
              {name}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
