import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/menu.css';

export default function MenuDisabled() {
  return (
    <div className="quiet-actions">
      <Dropdown>
        <MenuButton className="quiet-button quiet-outlined" disabled>
          No access
        </MenuButton>
        <Menu className="quiet-menu">
          <MenuItem>Rename</MenuItem>
        </Menu>
      </Dropdown>
      <Dropdown open={false}>
        <MenuButton
          className="quiet-button quiet-outlined"
          disabled
          focusableWhenDisabled
        >
          No access, but in reach
        </MenuButton>
        <Menu className="quiet-menu">
          <MenuItem>Rename</MenuItem>
        </Menu>
      </Dropdown>
    </div>
  );
}
