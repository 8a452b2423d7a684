import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

const colors = [
  'primary',
  'secondary',
  'success',
  'error',
  'info',
  'warning',
  'inherit',
] as const;

export default function ButtonGroupColors() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {colors.map((color) => (
        <ButtonGroup key={color} color={color} aria-label={`Order, ${color}`}>
          <Button>{color}</Button>
          <Button>Ship</Button>
        </ButtonGroup>
      ))}
    </Box>
  );
}
