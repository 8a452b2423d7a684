import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';

const hidden = ['Clients', 'Northwind', '2026'];

export default function BreadcrumbsMenu() {
  return (
    <Breadcrumbs aria-label="Contract folder">
      <Link href="#drive">Drive</Link>
      <Dropdown>
        <MenuButton
          slots={{ root: IconButton }}
          slotProps={{ root: { size: 'sm', 'aria-label': 'Hidden folders' } }}
        >
          <MoreHorizIcon />
        </MenuButton>
        <Menu size="sm" placement="bottom-start">
          {hidden.map((folder) => (
            <MenuItem key={folder} component="a" href="#folder">
              {folder}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Link href="#contracts">Contracts</Link>
      <Typography aria-current="page">Drafts</Typography>
    </Breadcrumbs>
  );
}
