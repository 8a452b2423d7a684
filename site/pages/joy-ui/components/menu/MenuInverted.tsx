import Chip from '@mui/joy/Chip';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuInverted() {
  return (
    <Dropdown>
      <MenuButton variant="solid" color="primary">
        Inbox
      </MenuButton>
      <Menu variant="solid" color="primary" invertedColors>
        <MenuItem>
          Unread <Chip size="sm">12</Chip>
        </MenuItem>
        <MenuItem>
          Flagged <Chip size="sm">3</Chip>
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
