import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';

export default function ButtonGroupFlex() {
  return (
    <ButtonGroup
      buttonFlex={1}
      aria-label="Order"
      sx={{ width: 400, maxWidth: '100%' }}
    >
      <Button>Pack</Button>
      <Button>Send</Button>
      <IconButton aria-label="More">
        <MoreHorizIcon />
      </IconButton>
    </ButtonGroup>
  );
}
