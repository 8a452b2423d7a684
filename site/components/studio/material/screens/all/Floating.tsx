import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import { DialogInPlace } from './DialogInPlace';
import { Group } from './Group';

/** What lies above a page: a dialog, a menu and a tooltip, drawn in place. */
export function Floating() {
  return (
    <Group title="Above the page">
      <DialogInPlace />
      <Box sx={pair}>
        <Paper elevation={8} sx={{ flex: '1 1 9rem' }} data-part="list">
          <MenuList aria-label="Actions for RD-2041">
            <MenuItem selected>Find on the map</MenuItem>
            <MenuItem>Unlock</MenuItem>
            <Divider />
            <MenuItem disabled>Retire</MenuItem>
          </MenuList>
        </Paper>
        <Box data-part="tooltip" sx={tip}>
          <Tooltip
            open
            describeChild
            arrow
            title="Ready in 6 minutes"
            placement="top"
            slotProps={{ popper: inPlace }}
          >
            <Button variant="outlined">Charge</Button>
          </Tooltip>
        </Box>
      </Box>
    </Group>
  );
}

const inPlace = { disablePortal: true, sx: { zIndex: 0 } };

const pair = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' };

// The tooltip has its place above the button.
const tip = { position: 'relative', flex: '1 1 9rem', pt: 6, textAlign: 'center' };
