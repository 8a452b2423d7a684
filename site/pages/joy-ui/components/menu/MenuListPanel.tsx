import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';
import { styled } from '@mui/joy/styles';

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5),
  borderRadius: theme.vars.radius.xl,
  border: '1px solid',
  borderColor: theme.vars.palette.divider,
}));

const pill = { borderRadius: 'xl', minHeight: 36 };

export default function MenuListPanel() {
  return (
    <MenuList
      id="photo-tools"
      component="div"
      slots={{ root: Panel }}
      slotProps={{ root: { 'aria-label': 'Photo' } }}
      sx={{ maxWidth: 320 }}
    >
      <MenuItem component="div" sx={pill}>
        Rotate
      </MenuItem>
      <MenuItem component="div" sx={pill}>
        Crop
      </MenuItem>
      <MenuItem component="div" sx={pill}>
        Adjust
      </MenuItem>
    </MenuList>
  );
}
