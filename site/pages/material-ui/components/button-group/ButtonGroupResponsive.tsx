import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function ButtonGroupResponsive() {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('sm'));

  return (
    <ButtonGroup
      orientation={wide ? 'horizontal' : 'vertical'}
      fullWidth
      aria-label="Appointment"
    >
      <Button>Confirm</Button>
      <Button>Suggest a new time</Button>
      <Button>Cancel visit</Button>
    </ButtonGroup>
  );
}
