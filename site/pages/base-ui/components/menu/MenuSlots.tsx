import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/menu.css';

export default function MenuSlots() {
  return (
    <Dropdown defaultOpen={false}>
      <MenuButton
        aria-label="More actions"
        slots={{ root: 'button' }}
        slotProps={{
          root: (state) => ({
            className: `quiet-button quiet-outlined ${state.open ? 'is-open' : ''}`,
          }),
        }}
      >
        ⋯
      </MenuButton>
      <Menu className="quiet-menu" slots={{ root: 'section', listbox: 'ol' }}>
        <MenuItem label="Pin">📌 Pin to the top</MenuItem>
        <MenuItem label="Archive">Archive</MenuItem>
      </Menu>
    </Dropdown>
  );
}
