import LockIcon from '@mui/icons-material/Lock';
import Link from '@mui/joy/Link';
import { styled } from '@mui/joy/styles';

const Tile = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  padding: 4,
  marginInlineEnd: theme.spacing(1),
  borderRadius: theme.vars.radius.sm,
  backgroundColor: theme.vars.palette.primary.softBg,
}));

export default function LinkSlots() {
  return (
    <Link
      href="#security"
      startDecorator={<LockIcon />}
      slots={{ startDecorator: Tile }}
      slotProps={{ root: { title: 'Passwords and keys' } }}
    >
      Security settings
    </Link>
  );
}
