import Dropdown from '@mui/joy/Dropdown';
import MenuButton from '@mui/joy/MenuButton';

export default function MenuButtonSpecimen() {
  return (
    <Dropdown>
      <MenuButton endDecorator="▾">Sort by</MenuButton>
    </Dropdown>
  );
}
