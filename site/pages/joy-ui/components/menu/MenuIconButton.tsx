import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import MoreVert from '@mui/icons-material/MoreVert';

export default function MenuIconButton() {
  return (
    <Sheet
      variant="outlined"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 4,
        borderRadius: 'md',
        p: 1.5,
      }}
    >
      <Typography>Floor plan.pdf</Typography>
      <Dropdown>
        <MenuButton
          aria-label="Actions for the floor plan"
          slots={{ root: IconButton }}
          slotProps={{ root: { variant: 'soft', color: 'neutral' } }}
        >
          <MoreVert />
        </MenuButton>
        <Menu placement="bottom-end" aria-label="Floor plan">
          <MenuItem>Duplicate</MenuItem>
          <MenuItem>Move to folder</MenuItem>
          <MenuItem>Print</MenuItem>
        </Menu>
      </Dropdown>
    </Sheet>
  );
}
