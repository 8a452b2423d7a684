import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumber';
import Person from '@mui/icons-material/Person';
import Train from '@mui/icons-material/Train';

const items = [
  { label: 'Departures', icon: <Train /> },
  { label: 'Tickets', icon: <ConfirmationNumber /> },
  { label: 'Account', icon: <Person /> },
];

export default function InversionSideNavigation() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      component="nav"
      aria-label="Railway"
      sx={{ width: 220, p: 1.5, borderRadius: 'md' }}
    >
      <List sx={{ '--ListItem-radius': '6px', '--List-gap': '4px' }}>
        {items.map(({ label, icon }, index) => (
          <ListItem key={label}>
            <ListItemButton
              component="a"
              href="#side-navigation"
              aria-current={index === 0 ? 'page' : undefined}
              variant={index === 0 ? 'solid' : 'plain'}
            >
              <ListItemDecorator>{icon}</ListItemDecorator>
              {label}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
