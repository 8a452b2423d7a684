import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';

export default function ListDividerSpecimen() {
  return (
    <List component="div" size="sm" sx={{ width: 180 }}>
      <ListItem component="div">Today</ListItem>
      <ListDivider component="div" inset="gutter" />
      <ListItem component="div">Tomorrow</ListItem>
    </List>
  );
}
