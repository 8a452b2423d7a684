import { useId } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import BatteryFullIcon from '@mui/icons-material/BatteryFull';
import WifiIcon from '@mui/icons-material/Wifi';

const groups = [
  {
    name: 'This phone',
    rows: [
      { label: 'Network', icon: <WifiIcon /> },
      { label: 'Battery', icon: <BatteryFullIcon /> },
    ],
  },
  {
    name: 'Account',
    rows: [
      { label: 'Family', icon: null },
      { label: 'Sign out', icon: null },
    ],
  },
];

export default function PhoneMenu() {
  const id = useId();

  return (
    <div>
      {groups.map(({ name, rows }, index) => (
        <List
          key={name}
          aria-labelledby={`${id}-${index}`}
          sx={{ width: 280 }}
          subheader={
            <ListSubheader id={`${id}-${index}`} inset disableSticky>
              {name}
            </ListSubheader>
          }
        >
          {rows.map(({ label, icon }) => (
            <ListItem key={label} disablePadding>
              <ListItemButton>
                {icon && <ListItemIcon>{icon}</ListItemIcon>}
                <ListItemText primary={label} inset={!icon} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      ))}
    </div>
  );
}
