import Dropdown from '@mui/joy/Dropdown';
import ListDivider from '@mui/joy/ListDivider';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';
import ContentCopy from '@mui/icons-material/ContentCopy';
import ContentCut from '@mui/icons-material/ContentCut';
import SelectAll from '@mui/icons-material/SelectAll';

const shortcut = { marginInlineStart: 'auto', paddingInlineStart: 3 };

export default function MenuIcons() {
  return (
    <Dropdown>
      <MenuButton>Edit</MenuButton>
      <Menu sx={{ minWidth: 200 }}>
        <MenuItem>
          <ListItemDecorator>
            <ContentCut />
          </ListItemDecorator>
          Cut
          <Typography level="body-sm" sx={shortcut}>
            Ctrl+X
          </Typography>
        </MenuItem>
        <MenuItem>
          <ListItemDecorator>
            <ContentCopy />
          </ListItemDecorator>
          Copy
          <Typography level="body-sm" sx={shortcut}>
            Ctrl+C
          </Typography>
        </MenuItem>
        <ListDivider />
        <MenuItem>
          <ListItemDecorator>
            <SelectAll />
          </ListItemDecorator>
          Select all
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
