import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupSeparator() {
  return (
    <ButtonGroup
      variant="solid"
      color="success"
      aria-label="Invoice"
      sx={{
        '--ButtonGroup-separatorColor': 'rgb(255 255 255 / 0.5)',
        '--ButtonGroup-separatorSize': '2px',
      }}
    >
      <Button>Approve</Button>
      <Button>Comment</Button>
    </ButtonGroup>
  );
}
