import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';
import Tooltip from '@mui/joy/Tooltip';
import { DialogInPlace } from './DialogInPlace';
import { Group } from './Group';

/** What lies above a page: a dialog, a menu and a tooltip, drawn in place. */
export function Floating() {
  return (
    <Group title="Above the page">
      <DialogInPlace />
      <Box sx={pair}>
        <Sheet variant="outlined" sx={menu} data-part="list">
          <List size="sm" aria-label="Actions for RD-2041">
            <ListItem>
              <ListItemButton selected>Find on the map</ListItemButton>
            </ListItem>
            <ListItem>
              <ListItemButton>Unlock</ListItemButton>
            </ListItem>
            <ListDivider />
            <ListItem>
              <ListItemButton disabled>Retire</ListItemButton>
            </ListItem>
          </List>
        </Sheet>
        <Box data-part="tooltip" sx={tip}>
          <Tooltip
            open
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

const menu = {
  flex: '1 1 9rem',
  borderRadius: 'sm',
  boxShadow: 'md',
  overflow: 'hidden',
};

const pair = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' };

// The tooltip has its place above the button.
const tip = { position: 'relative', flex: '1 1 9rem', pt: 6, textAlign: 'center' };
