import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Divider from '@mui/joy/Divider';

export default function ButtonGroupDivider() {
  return (
    <ButtonGroup
      variant="soft"
      color="primary"
      aria-label="View"
      sx={{
        '--ButtonGroup-separatorSize': '0px',
        '--Divider-lineColor': 'var(--joy-palette-primary-400)',
      }}
    >
      <Button>Fit</Button>
      <Divider />
      <Button>Zoom</Button>
      <Divider />
      <Button>Rotate</Button>
    </ButtonGroup>
  );
}
