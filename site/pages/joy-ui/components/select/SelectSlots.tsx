import Option, { optionClasses } from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { styled } from '@mui/joy/styles';
import ExpandMore from '@mui/icons-material/ExpandMore';

const Cap = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  width: 36,
  marginInline: '8px calc(-1 * var(--Select-paddingInline))',
  borderStartEndRadius: 'var(--Select-radius)',
  borderEndEndRadius: 'var(--Select-radius)',
  '--Icon-color': 'currentColor',
  color: theme.vars.palette.primary.solidColor,
  background: theme.vars.palette.primary.solidBg,
}));

const Tile = styled('div')(({ theme }) => ({
  ...theme.typography['body-sm'],
  display: 'inline-grid',
  placeItems: 'center',
  width: 48,
  height: 40,
  margin: 4,
  borderRadius: theme.vars.radius.sm,
  cursor: 'pointer',
  [`&:hover, &.${optionClasses.highlighted}`]: {
    outline: `2px solid ${theme.vars.palette.primary.solidBg}`,
  },
  [`&.${optionClasses.selected}`]: {
    color: theme.vars.palette.primary.solidColor,
    background: theme.vars.palette.primary.solidBg,
  },
}));

const days = Array.from({ length: 12 }, (_, index) => index + 1);

export default function SelectSlots() {
  return (
    <Select
      defaultValue={4}
      indicator={<ExpandMore />}
      slots={{ indicator: Cap }}
      slotProps={{
        button: { 'aria-label': 'Nights' },
        listbox: { component: 'div', sx: { minWidth: 0, display: 'block' } },
      }}
      sx={{ width: 232 }}
    >
      {days.map((day) => (
        <Option
          key={day}
          value={day}
          component="div"
          slots={{ root: Tile }}
          slotProps={{ root: { title: `${day} nights` } }}
        >
          {day}
        </Option>
      ))}
    </Select>
  );
}
