import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import AppsIcon from '@mui/icons-material/Apps';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Description from '@mui/icons-material/Description';
import Forum from '@mui/icons-material/Forum';
import Inbox from '@mui/icons-material/Inbox';
import People from '@mui/icons-material/People';
import TableChart from '@mui/icons-material/TableChart';

const apps = [
  { name: 'Mail', Icon: Inbox },
  { name: 'Calendar', Icon: CalendarMonth },
  { name: 'Chat', Icon: Forum },
  { name: 'Docs', Icon: Description },
  { name: 'Sheets', Icon: TableChart },
  { name: 'People', Icon: People },
];

export default function AppsMenu() {
  return (
    <Dropdown>
      <MenuButton
        aria-label="Apps"
        slots={{ root: IconButton }}
        slotProps={{ root: { variant: 'soft', color: 'neutral' } }}
      >
        <AppsIcon />
      </MenuButton>
      <Menu
        placement="bottom-end"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 84px)',
          gap: 1,
          '--List-padding': '0.75rem',
          '--List-radius': '12px',
        }}
      >
        {apps.map(({ name, Icon }) => (
          <MenuItem key={name} orientation="vertical" sx={{ py: 1 }}>
            <ListItemDecorator>
              <Icon />
            </ListItemDecorator>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
