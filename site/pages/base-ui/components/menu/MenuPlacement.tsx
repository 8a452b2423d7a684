import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/menu.css';

export default function MenuPlacement() {
  return (
    <Dropdown>
      <MenuButton className="quiet-button quiet-outlined">
        Add to cart
      </MenuButton>
      <Menu
        className="quiet-menu"
        slotProps={{ root: { placement: 'top-end', offset: 4 } }}
      >
        <MenuItem>One piece</MenuItem>
        <MenuItem>A box of ten</MenuItem>
      </Menu>
    </Dropdown>
  );
}
