import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupPill() {
  return (
    <ButtonGroup
      variant="contained"
      disableElevation
      aria-label="Rating"
      classes={{ grouped: 'vote' }}
      sx={{ borderRadius: 5, overflow: 'hidden', '& .vote': { px: 3 } }}
    >
      <Button>Helpful</Button>
      <Button>Not helpful</Button>
    </ButtonGroup>
  );
}
