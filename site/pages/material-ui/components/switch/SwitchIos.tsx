import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch, { switchClasses } from '@mui/material/Switch';

const PillSwitch = styled(Switch)(({ theme }) => ({
  width: 48,
  height: 28,
  padding: 0,
  [`& .${switchClasses.switchBase}`]: {
    padding: 3,
    color: '#fff',
    [`&.${switchClasses.checked}`]: {
      color: '#fff',
      transform: 'translateX(20px)',
    },
    [`&.${switchClasses.checked} + .${switchClasses.track}`]: {
      opacity: 1,
      backgroundColor: theme.palette.success.main,
    },
    [`&.Mui-focusVisible + .${switchClasses.track}`]: {
      outline: '2px solid',
      outlineOffset: -2,
    },
  },
  [`& .${switchClasses.thumb}`]: { width: 22, height: 22 },
  [`& .${switchClasses.track}`]: {
    borderRadius: 14,
    opacity: 1,
    backgroundColor: theme.palette.grey[600],
  },
}));

export default function SwitchIos() {
  return (
    <FormControlLabel
      control={<PillSwitch defaultChecked disableRipple />}
      label="Airplane mode"
      sx={{ mx: 0, gap: 1.5 }}
    />
  );
}
