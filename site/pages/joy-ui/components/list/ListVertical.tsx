import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import HomeIcon from '@mui/icons-material/Home';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

const tabs = [
  { label: 'Home', icon: <HomeIcon /> },
  { label: 'Calendar', icon: <CalendarMonthIcon /> },
];

export default function ListVertical() {
  return (
    <List orientation="horizontal" variant="outlined" sx={{ flexGrow: 0 }}>
      {tabs.map(({ label, icon }, index) => (
        <ListItem key={label}>
          <ListItemButton
            orientation="vertical"
            selected={index === 0}
            sx={{ minWidth: 88 }}
          >
            <ListItemDecorator>{icon}</ListItemDecorator>
            {label}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
