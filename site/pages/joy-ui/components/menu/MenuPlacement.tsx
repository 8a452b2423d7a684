import Box from '@mui/joy/Box';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const placements = [
  'top-start',
  'top',
  'top-end',
  'left',
  'auto',
  'right',
  'bottom-start',
  'bottom',
  'bottom-end',
] as const;
const modifiers = [{ name: 'offset', options: { offset: [0, 12] } }];

export default function MenuPlacement() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      {placements.map((placement) => (
        <Dropdown key={placement}>
          <MenuButton sx={{ px: 0.5 }}>{placement}</MenuButton>
          <Menu placement={placement} modifiers={modifiers}>
            <MenuItem>Zoom in</MenuItem>
            <MenuItem>Zoom out</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </Box>
  );
}
