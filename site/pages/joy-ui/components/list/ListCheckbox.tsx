import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const days = ['Monday', 'Tuesday', 'Wednesday'];

export default function ListCheckbox() {
  return (
    <List
      aria-label="Working days"
      variant="outlined"
      sx={{ width: 240, borderRadius: 'sm' }}
    >
      {days.map((day) => (
        <ListItem key={day}>
          <Checkbox overlay label={day} defaultChecked={day !== 'Wednesday'} />
        </ListItem>
      ))}
    </List>
  );
}
