import { Dropdown } from '@mui/base/Dropdown';
import { MenuButton } from '@mui/base/MenuButton';
import { Button } from '../look/specimen';

export default function MenuButtonSpecimen() {
  return (
    <Dropdown>
      <MenuButton slots={{ root: Button }}>Sort by ▾</MenuButton>
    </Dropdown>
  );
}
