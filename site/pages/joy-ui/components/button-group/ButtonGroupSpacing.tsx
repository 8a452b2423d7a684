import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupSpacing() {
  return (
    <ButtonGroup
      variant="soft"
      spacing={{ xs: 0, md: '0.5rem' }}
      aria-label="Share"
    >
      <Button>Copy link</Button>
      <Button>Email</Button>
      <Button>Print</Button>
    </ButtonGroup>
  );
}
