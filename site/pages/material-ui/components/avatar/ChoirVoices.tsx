import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const voices = [
  { name: 'Tenor', letter: 'T', size: 24 },
  { name: 'Alto', letter: 'A', size: 40 },
  { name: 'Soprano', letter: 'S', size: 64 },
];

export default function ChoirVoices() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      {voices.map(({ name, letter, size }) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          sx={{
            width: size,
            height: size,
            fontSize: size / 2,
            bgcolor: 'primary.main',
          }}
        >
          {letter}
        </Avatar>
      ))}
    </Stack>
  );
}
