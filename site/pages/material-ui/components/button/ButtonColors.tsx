import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const core = ['primary', 'secondary'] as const;
const status = ['success', 'error', 'info', 'warning'] as const;
const columns = 'repeat(auto-fit, minmax(112px, 1fr))';

export default function ButtonColors() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
      {[...core, ...status].map((color) => (
        <Stack key={color} spacing={0.5}>
          <Button variant="contained" color={color}>
            {color}
          </Button>
          <Button variant="outlined" color={color}>
            {color}
          </Button>
          <Button color={color}>{color}</Button>
        </Stack>
      ))}
    </Box>
  );
}
