import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';

export default function ListSubheaderSpecimen() {
  return (
    <List component="div" size="sm" sx={{ width: 180 }}>
      <ListSubheader component="div">Baking</ListSubheader>
      <ListItem component="div">Flour</ListItem>
    </List>
  );
}
