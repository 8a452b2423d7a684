import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ListDivider from '@mui/joy/ListDivider';
import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';
import Tooltip from '@mui/joy/Tooltip';
import { DialogInPlace } from './DialogInPlace';
import { Group } from './Group';

/** What lies above a page: a dialog, a menu and a tooltip, drawn in place. */
export function Floating() {
  return (
    <Group title="Above the page">
      <DialogInPlace />
      <Box sx={pair}>
        <MenuList size="sm" aria-label="Actions for RD-2041" sx={menu} data-part="list">
          <MenuItem selected>Find on the map</MenuItem>
          <MenuItem>Unlock</MenuItem>
          <ListDivider />
          <MenuItem disabled>Retire</MenuItem>
        </MenuList>
        <Box data-part="tooltip" sx={tip}>
          <Tooltip
            open
            describeChild
            arrow
            disablePortal
            title="Ready in 6 minutes"
            placement="top"
            sx={{ zIndex: 0 }}
          >
            <Button variant="outlined">Charge</Button>
          </Tooltip>
        </Box>
      </Box>
    </Group>
  );
}

const menu = { flex: '1 1 9rem', boxShadow: 'md' };

const pair = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' };

// The tooltip has its place above the button.
const tip = { position: 'relative', flex: '1 1 9rem', pt: 6, textAlign: 'center' };
