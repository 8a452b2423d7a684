import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch, { switchClasses } from '@mui/joy/Switch';
import { styled } from '@mui/joy/styles';

const Lamp = styled('span')(({ theme }) => ({
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: '3px solid',
  borderColor: theme.vars.palette.neutral.outlinedBorder,
  background: theme.vars.palette.neutral.softBg,
  [`.${switchClasses.checked} > &`]: {
    borderColor: theme.vars.palette.success.solidBg,
    background: theme.vars.palette.success[400],
    boxShadow: `0 0 12px ${theme.vars.palette.success[400]}`,
  },
}));

export default function SwitchSlots() {
  return (
    <FormControl orientation="horizontal">
      <FormLabel>Recording</FormLabel>
      <Switch
        defaultChecked
        slots={{ track: Lamp, thumb: 'i' }}
        slotProps={{ thumb: { hidden: true } }}
      />
    </FormControl>
  );
}
