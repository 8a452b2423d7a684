import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/menu.css';

export default function MenuGroups() {
  return (
    <Dropdown>
      <MenuButton className="quiet-button quiet-outlined">Document</MenuButton>
      <Menu className="quiet-menu">
        <MenuItem>Share</MenuItem>
        <MenuItem>Export as PDF</MenuItem>
        <li role="separator" />
        <MenuItem>Delete</MenuItem>
      </Menu>
    </Dropdown>
  );
}
