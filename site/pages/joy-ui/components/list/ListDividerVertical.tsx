import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';

export default function ListDividerVertical() {
  return (
    <List orientation="horizontal" variant="outlined" sx={{ flexGrow: 0 }}>
      <ListItem>12 photos</ListItem>
      <ListDivider aria-hidden orientation="vertical" inset="gutter" />
      <ListItem>3 videos</ListItem>
    </List>
  );
}
