import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import GraphicEqIcon from '@mui/icons-material/GraphicEq';

/** Replace them with the routes of your application. */
const places = [
  { text: 'My recordings', href: '#recordings' },
  { text: 'Licenses', href: '#licenses' },
  { text: 'Sign out', href: '#sign-out' },
];

export function AccountHeader({ name }: { readonly name: string }) {
  return (
    <Sheet
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, sm: 3 },
        py: 1,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <GraphicEqIcon color="primary" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Breadcrumbs aria-label="Path" sx={{ p: 0 }}>
          <Link href="#fieldtape" color="neutral">
            Fieldtape
          </Link>
          <Typography aria-current="page">Settings</Typography>
        </Breadcrumbs>
      </Box>
      <Dropdown>
        <MenuButton
          slots={{ root: IconButton }}
          slotProps={{ root: { 'aria-label': `Account of ${name}` } }}
          sx={{ borderRadius: '50%' }}
        >
          <Avatar size="sm" variant="solid" color="primary">
            {name.charAt(0)}
          </Avatar>
        </MenuButton>
        <Menu placement="bottom-end" aria-label="Account">
          {places.map(({ text, href }) => (
            <MenuItem key={text} component="a" href={href}>
              {text}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
    </Sheet>
  );
}
