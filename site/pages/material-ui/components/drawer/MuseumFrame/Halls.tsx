import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const halls = ['Clocks', 'Maps', 'Instruments', 'Globes'];

interface HallsProps {
  current: string;
  onChoose: (hall: string) => void;
}

/** The halls of the museum as links; the current one is marked. */
export function Halls({ current, onChoose }: HallsProps) {
  return (
    <List>
      {halls.map((hall) => (
        <ListItem key={hall} disablePadding>
          <ListItemButton
            component="a"
            href={`#${hall}`}
            selected={hall === current}
            aria-current={hall === current ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(hall);
            }}
          >
            <ListItemText primary={hall} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
