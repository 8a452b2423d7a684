import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem, { menuItemClasses } from '@mui/joy/MenuItem';
import { styled } from '@mui/joy/styles';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Language from '@mui/icons-material/Language';

const languages = { en: 'English', de: 'Deutsch', fr: 'Français' };

const Row = styled('li')(({ theme }) => ({
  ...theme.typography['body-md'],
  padding: theme.spacing(0.75, 2),
  cursor: 'pointer',
  [`&.${menuItemClasses.selected}`]: { fontWeight: theme.fontWeight.lg },
  '&:hover, &:focus-visible': {
    outline: 'none',
    color: theme.vars.palette.primary.solidColor,
    background: theme.vars.palette.primary.solidBg,
  },
}));

export default function MenuSlots() {
  return (
    <Dropdown>
      <MenuButton
        startDecorator={<Language />}
        endDecorator={<ExpandMore />}
        slotProps={{
          startDecorator: { sx: { color: 'primary.plainColor' } },
          endDecorator: (ownerState) => ({
            sx: { rotate: ownerState.open ? '180deg' : '0deg' },
          }),
        }}
      >
        Language
      </MenuButton>
      <Menu id="languages" slotProps={{ root: { translate: 'no' } }}>
        {Object.entries(languages).map(([code, name]) => (
          <MenuItem
            key={code}
            id={`language-${code}`}
            selected={code === 'en'}
            slots={{ root: Row }}
            slotProps={{ root: { lang: code } }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
