import Dropdown from '@mui/joy/Dropdown';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';

export default function MenuGroups() {
  return (
    <Dropdown>
      <MenuButton>Add a block</MenuButton>
      <Menu sx={{ maxHeight: 260, minWidth: 180 }}>
        <ListItem nested>
          <ListItem component="div" sticky id="blocks-text">
            <Typography level="body-xs">Text</Typography>
          </ListItem>
          <List role="group" aria-labelledby="blocks-text">
            <MenuItem>Heading</MenuItem>
            <MenuItem>Quote</MenuItem>
            <MenuItem>Code</MenuItem>
          </List>
        </ListItem>
        <ListDivider />
        <ListItem nested>
          <ListItem component="div" sticky id="blocks-media">
            <Typography level="body-xs">Media</Typography>
          </ListItem>
          <List role="group" aria-labelledby="blocks-media">
            <MenuItem>Image</MenuItem>
            <MenuItem>Video</MenuItem>
            <MenuItem>Table</MenuItem>
          </List>
        </ListItem>
      </Menu>
    </Dropdown>
  );
}
