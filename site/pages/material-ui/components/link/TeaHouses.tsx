import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const houses = [
  { name: 'The Copper Kettle', place: 'Mill Lane', note: '24 kinds of tea' },
  { name: 'North Window', place: 'Old Pier', note: 'Quiet room upstairs' },
];

export default function TeaHouses() {
  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 380 }}>
      {houses.map(({ name, place, note }) => (
        <Paper
          key={name}
          variant="outlined"
          sx={{
            position: 'relative',
            p: 2,
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Link
            href="#TeaHouses"
            variant="subtitle1"
            color="text.primary"
            underline="none"
            classes={{ root: 'whole-card', focusVisible: 'by-keyboard' }}
            sx={{
              '&.whole-card::after': {
                content: '""',
                position: 'absolute',
                inset: 0,
              },
              '&.by-keyboard': { outline: 0 },
              '&.by-keyboard::after': {
                outline: '2px solid',
                outlineOffset: 2,
                borderRadius: 1,
              },
            }}
          >
            {name}
          </Link>
          <Typography variant="body2" color="text.secondary">
            {note}, at{' '}
            <Link
              href="#TeaHouses"
              color="inherit"
              noWrap
              TypographyClasses={{ noWrap: 'one-line' }}
              sx={{
                position: 'relative',
                zIndex: 1,
                '&.one-line': { display: 'inline-block' },
              }}
            >
              {place}
            </Link>
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
}
