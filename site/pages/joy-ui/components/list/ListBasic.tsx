import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function ListBasic() {
  return (
    <List aria-label="Packing list" sx={{ maxWidth: 280 }}>
      <ListItem>Rain jacket</ListItem>
      <ListItem>Water bottle</ListItem>
      <ListItem>First aid kit</ListItem>
    </List>
  );
}
