import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import MenuList from '@mui/material/MenuList';

export default function DrawerSpecimen() {
  return (
    <Box
      sx={{
        display: 'flex',
        width: 220,
        height: 96,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'action.hover',
      }}
    >
      <Drawer variant="permanent" slotProps={{ paper: { sx: { position: 'static', width: 104 } } }}>
        <MenuList component="div" dense disablePadding>
          {['Inbox', 'Drafts', 'Sent'].map((name) => (
            <ListItemButton
              key={name}
              dense
              component="div"
              sx={{ py: 0 }}
              selected={name === 'Inbox'}
            >
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </MenuList>
      </Drawer>
    </Box>
  );
}
