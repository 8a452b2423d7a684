import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupLinks() {
  return (
    <ButtonGroup component="nav" role={undefined} aria-label="Reports">
      <Button href="#link-buttons" aria-current="page">
        2026
      </Button>
      <Button href="#link-buttons">2025</Button>
      <Button href="#link-buttons">2024</Button>
    </ButtonGroup>
  );
}
