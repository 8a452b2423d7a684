import Avatar from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

export default function ListItemDecoratorSpecimen() {
  return (
    <List component="div" sx={{ width: 180 }}>
      <ListItem component="div">
        <ListItemDecorator>
          <Avatar size="sm" color="primary">
            AK
          </Avatar>
        </ListItemDecorator>
        Ana Kovač
      </ListItem>
    </List>
  );
}
