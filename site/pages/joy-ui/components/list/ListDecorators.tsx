import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import WifiIcon from '@mui/icons-material/Wifi';
import Avatar from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

export default function ListDecorators() {
  return (
    <List
      sx={{ width: 300, maxWidth: '100%', '--ListItemDecorator-size': '56px' }}
    >
      <ListItem>
        <ListItemDecorator>
          <WifiIcon />
        </ListItemDecorator>
        <ListItemContent>Wi-Fi</ListItemContent>
        <ChevronRightIcon sx={{ '[dir="rtl"] &': { scale: '-1 1' } }} />
      </ListItem>
      <ListItem>
        <ListItemDecorator>
          <Avatar variant="solid">A</Avatar>
        </ListItemDecorator>
        <ListItemContent>
          <Typography level="title-sm">Ada Novak</Typography>
          <Typography level="body-sm">Sees this network</Typography>
        </ListItemContent>
      </ListItem>
    </List>
  );
}
