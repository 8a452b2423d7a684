import type { CSSProperties } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const warm = {
  '--mui-palette-primary-main': '#9a3412',
  '--mui-palette-primary-dark': '#7c2d12',
  '--mui-palette-primary-contrastText': '#fff',
} as CSSProperties;

export default function OverrideVariable() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="contained">Water now</Button>
      <div style={warm}>
        <Button variant="contained">Heat now</Button>
      </div>
    </Stack>
  );
}
