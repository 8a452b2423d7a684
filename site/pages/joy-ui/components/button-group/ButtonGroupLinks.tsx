import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupLinks() {
  return (
    <ButtonGroup component="nav" role={undefined} aria-label="Chapters">
      <Button component="a" href="#variants">
        Variants
      </Button>
      <Button component="a" href="#sizes">
        Sizes
      </Button>
    </ButtonGroup>
  );
}
