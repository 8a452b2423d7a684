import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const books = [
  { title: 'Bread in five ways', score: 4.7, votes: 212 },
  { title: 'One pan, no fuss', score: 3.4, votes: 58 },
  { title: 'The herb table', score: 4.1, votes: 9 },
];

export default function CookbookScores() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320, mx: 'auto' }}>
      {books.map(({ title, score, votes }) => (
        <Box key={title}>
          <Typography>{title}</Typography>
          <Stack
            direction="row"
            spacing={1}
            useFlexGap
            sx={{ alignItems: 'center' }}
          >
            <Rating
              readOnly
              size="small"
              precision={0.1}
              value={score}
              getLabelText={(value) => `${value} out of 5 stars`}
            />
            <Typography variant="body2" color="text.secondary">
              {score} from {votes} readers
            </Typography>
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
