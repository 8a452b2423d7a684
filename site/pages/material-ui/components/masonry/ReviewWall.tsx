import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Masonry from '@mui/lab/Masonry';

const reviews = [
  {
    name: 'Sofia',
    stars: 5,
    text: 'Set up in an afternoon. Our invoices go out on the first of the month now, without anyone thinking of it.',
  },
  { name: 'Tom', stars: 4, text: 'Good value.' },
  {
    name: 'Ines',
    stars: 5,
    text: 'The export to our accountant saves us a day each quarter.',
  },
  {
    name: 'Karl',
    stars: 3,
    text: 'Works well on the desktop. On the phone, the tables need some patience, but support told us that it is being worked on.',
  },
  { name: 'Yuki', stars: 5, text: 'Friendly, quick support.' },
  {
    name: 'Ana',
    stars: 4,
    text: 'We miss a Portuguese translation. Everything else is there.',
  },
];

export default function ReviewWall() {
  return (
    <Box sx={{ p: 2, overflow: 'hidden' }}>
      <Masonry
        columns={{ xs: 1, sm: 2, md: 3 }}
        spacing={2}
        role="list"
        aria-label="Reviews"
      >
        {reviews.map(({ name, stars, text }) => (
          <Paper key={name} role="listitem" variant="outlined" sx={{ p: 2 }}>
            <Stack
              direction="row"
              spacing={1.5}
              useFlexGap
              sx={{ alignItems: 'center', mb: 1 }}
            >
              <Avatar sx={{ width: 32, height: 32 }}>{name.charAt(0)}</Avatar>
              <Typography variant="subtitle2">{name}</Typography>
              <Rating
                readOnly
                size="small"
                value={stars}
                sx={{ marginInlineStart: 'auto' }}
              />
            </Stack>
            <Typography variant="body2">{text}</Typography>
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
