import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupBasic() {
  return (
    <ButtonGroup aria-label="Selected files">
      <Button>Copy</Button>
      <Button>Move</Button>
      <Button>Archive</Button>
    </ButtonGroup>
  );
}
