import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';

export default function ListItemContentSpecimen() {
  return (
    <List component="div" sx={{ width: 200 }}>
      <ListItem component="div">
        <ListItemContent>
          <Typography level="title-sm">Ana Kovač</Typography>
          <Typography level="body-sm">Sent the plans at noon</Typography>
        </ListItemContent>
      </ListItem>
    </List>
  );
}
