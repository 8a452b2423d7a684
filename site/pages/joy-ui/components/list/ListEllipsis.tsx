import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import MailIcon from '@mui/icons-material/Mail';
import Typography from '@mui/joy/Typography';

export default function ListEllipsis() {
  return (
    <List sx={{ width: 260 }} variant="outlined">
      <ListItem>
        <ListItemDecorator>
          <MailIcon />
        </ListItemDecorator>
        <ListItemContent>
          <Typography level="title-sm">Harbor Books</Typography>
          <Typography level="body-sm" noWrap>
            Your order of three books leaves the warehouse today
          </Typography>
        </ListItemContent>
      </ListItem>
    </List>
  );
}
