import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { drawers } from './drawers';

export default function SeedDrawer() {
  return (
    <Box
      role="region"
      aria-label="Seeds by month of sowing"
      tabIndex={0}
      sx={{
        height: 260,
        maxWidth: 320,
        mx: 'auto',
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <List disablePadding>
        {drawers.map(({ month, seeds }) => (
          <li key={month}>
            <List disablePadding aria-label={month}>
              <ListSubheader color="primary" sx={{ lineHeight: '40px' }}>
                {month}
              </ListSubheader>
              {seeds.map((seed) => (
                <ListItem key={seed} dense>
                  <ListItemText primary={seed} />
                </ListItem>
              ))}
            </List>
          </li>
        ))}
      </List>
    </Box>
  );
}
