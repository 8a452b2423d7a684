import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/joy/Button';
import { styled } from '@mui/joy/styles';

const Tile = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  padding: 4,
  marginInlineEnd: theme.spacing(1),
  borderRadius: theme.vars.radius.sm,
  backgroundColor: 'rgb(255 255 255 / 0.2)',
}));

export default function ButtonSlots() {
  return (
    <Button
      startDecorator={<SendIcon />}
      slots={{ startDecorator: Tile }}
      slotProps={{ startDecorator: { 'aria-hidden': true } }}
    >
      Send reminder
    </Button>
  );
}
