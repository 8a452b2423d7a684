import { useState } from 'react';
import BluetoothIcon from '@mui/icons-material/Bluetooth';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import FlightIcon from '@mui/icons-material/Flight';
import WifiIcon from '@mui/icons-material/Wifi';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ListSubheader from '@mui/joy/ListSubheader';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SettingsList() {
  const [flight, setFlight] = useState(false);
  const pages = [
    { label: 'Wi-Fi', icon: <WifiIcon />, value: 'Office' },
    { label: 'Bluetooth', icon: <BluetoothIcon />, value: 'On' },
  ];

  return (
    <List
      variant="soft"
      sx={{
        width: 340,
        maxWidth: '100%',
        '--List-radius': '12px',
        '--List-padding': '8px',
      }}
    >
      <ListItem nested>
        <ListSubheader>Connections</ListSubheader>
        <List
          variant="outlined"
          sx={{ bgcolor: 'background.surface', mx: 0, borderRadius: 'sm' }}
        >
          <ListItem
            endAction={
              <Switch
                checked={flight}
                onChange={(event) => setFlight(event.target.checked)}
                slotProps={{ input: { 'aria-label': 'Flight mode' } }}
              />
            }
          >
            <ListItemDecorator>
              <FlightIcon />
            </ListItemDecorator>
            Flight mode
          </ListItem>
          {pages.flatMap(({ label, icon, value }) => [
            <ListDivider
              aria-hidden
              key={`${label} divider`}
              inset="startContent"
            />,
            <ListItem key={label}>
              <ListItemButton disabled={flight}>
                <ListItemDecorator>{icon}</ListItemDecorator>
                <ListItemContent>{label}</ListItemContent>
                <Typography textColor="inherit">
                  {flight ? 'Off' : value}
                </Typography>
                <ChevronRightIcon sx={{ '[dir="rtl"] &': { scale: '-1 1' } }} />
              </ListItemButton>
            </ListItem>,
          ])}
        </List>
      </ListItem>
    </List>
  );
}
