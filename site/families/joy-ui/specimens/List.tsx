import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';

export default function ListSpecimen() {
  return (
    <List component="div" variant="outlined" size="sm" sx={{ width: 180, borderRadius: 'sm' }}>
      <ListItem component="div">Flour</ListItem>
      <ListDivider component="div" />
      <ListItem component="div">Butter</ListItem>
    </List>
  );
}
