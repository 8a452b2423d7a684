import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupBasic() {
  return (
    <ButtonGroup aria-label="Page of the report">
      <Button>Previous</Button>
      <Button>Today</Button>
      <Button>Next</Button>
    </ButtonGroup>
  );
}
