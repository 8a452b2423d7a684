import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

const colors = [
  'default',
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
] as const;

export default function FabColors() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {colors.map((color) => (
        <Fab key={color} color={color} variant="extended">
          {color}
        </Fab>
      ))}
    </Stack>
  );
}
