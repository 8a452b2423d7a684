import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

export default function ButtonGroupResponsive() {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));

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
