import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function UseMediaQuerySpecimen() {
  return (
    <Stack direction="row" spacing={1}>
      {['xs', 'sm', 'md', 'lg'].map((name) => (
        <Chip
          key={name}
          label={name}
          color={name === 'md' ? 'primary' : 'default'}
          variant={name === 'md' ? 'filled' : 'outlined'}
        />
      ))}
    </Stack>
  );
}
