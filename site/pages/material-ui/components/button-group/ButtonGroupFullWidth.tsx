import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupFullWidth() {
  return (
    <ButtonGroup fullWidth variant="contained" aria-label="Call">
      <Button>Answer</Button>
      <Button>Decline</Button>
    </ButtonGroup>
  );
}
