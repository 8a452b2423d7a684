import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';
import Dashboard from '@mui/icons-material/Dashboard';
import Group from '@mui/icons-material/Group';
import Inventory from '@mui/icons-material/Inventory2';

const areas = [
  { name: 'Sales', Icon: Dashboard, pages: ['Orders', 'Quotes', 'Returns'] },
  { name: 'Stock', Icon: Inventory, pages: ['Products', 'Warehouses'] },
  { name: 'Team', Icon: Group, pages: ['People', 'Shifts'] },
];

export default function SideMenu() {
  return (
    <Sheet
      variant="soft"
      sx={{
        display: 'inline-flex',
        flexDirection: 'column',
        gap: 1,
        p: 1,
        borderRadius: 'md',
      }}
    >
      {areas.map(({ name, Icon, pages }) => (
        <Dropdown key={name}>
          <MenuButton aria-label={name} slots={{ root: IconButton }}>
            <Icon />
          </MenuButton>
          <Menu placement="right-start" sx={{ minWidth: 140 }}>
            {pages.map((page) => (
              <MenuItem key={page}>{page}</MenuItem>
            ))}
          </Menu>
        </Dropdown>
      ))}
    </Sheet>
  );
}
