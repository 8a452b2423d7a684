import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const compact = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButton: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiMenuItem: { defaultProps: { dense: true } },
  },
});

export default function DensityTheme() {
  return (
    <ThemeProvider theme={compact}>
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', justifyContent: 'center' }}
      >
        <TextField select label="Warehouse" defaultValue="north">
          <MenuItem value="north">North</MenuItem>
          <MenuItem value="harbor">Harbor</MenuItem>
        </TextField>
        <Button variant="contained">Count</Button>
      </Stack>
    </ThemeProvider>
  );
}
