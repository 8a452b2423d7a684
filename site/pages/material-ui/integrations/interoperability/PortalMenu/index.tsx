import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { StyledEngineProvider } from '@mui/material/styles';
import './carrier.css';

export default function PortalMenu() {
  return (
    <StyledEngineProvider enableCssLayer>
      <TextField
        select
        label="Carrier"
        defaultValue="rail"
        sx={{ width: 220 }}
        slotProps={{
          select: {
            MenuProps: { slotProps: { paper: { className: 'carrier-menu' } } },
          },
        }}
      >
        <MenuItem value="rail">Rail freight</MenuItem>
        <MenuItem value="road">Road freight</MenuItem>
      </TextField>
    </StyledEngineProvider>
  );
}
