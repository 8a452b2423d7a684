import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { styled } from '@mui/joy/styles';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  width: 400,
  maxWidth: '100%',
}));

const Required = styled('span')(({ theme }) => ({
  display: 'block',
  width: '100%',
  color: theme.vars.palette.text.secondary,
  fontSize: 0,
  '&::before': { content: '"Required"', fontSize: theme.vars.fontSize.xs },
}));

const Help = styled('div')(({ theme }) => ({
  gridColumn: 2,
  marginBlockStart: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.vars.fontSize.xs,
}));

export default function FormControlSlots() {
  return (
    <FormControl
      id="shop-address"
      required
      slots={{ root: Row }}
      slotProps={{ root: ({ error }) => ({ 'data-invalid': error }) }}
    >
      <FormLabel
        slots={{ asterisk: Required }}
        slotProps={{ root: { sx: { flexWrap: 'wrap' } } }}
      >
        Shop address
      </FormLabel>
      <Input component="div" defaultValue="lime-studio" endDecorator=".shop" />
      <FormHelperText
        slots={{ root: Help }}
        slotProps={{ root: { title: 'shop-address' } }}
      >
        You can change it once a year.
      </FormHelperText>
    </FormControl>
  );
}
