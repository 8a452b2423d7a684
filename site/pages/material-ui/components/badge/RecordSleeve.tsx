import { styled } from '@mui/material/styles';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';

const Sticker = styled('strong')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 700,
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineEnd: -10,
  padding: '2px 10px',
  rotate: '6deg',
  color: '#fff',
  backgroundColor: '#a3195b',
}));

export default function RecordSleeve() {
  return (
    <Badge
      component="figure"
      badgeContent="Signed"
      slots={{ badge: Sticker }}
      slotProps={{ root: { 'aria-label': 'Night bus to Porto, signed' } }}
      classes={{ root: 'sleeve' }}
      sx={{ '&.sleeve': { m: 0, verticalAlign: 'top' } }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'end start',
          width: 160,
          height: 160,
          p: 1.5,
          color: '#fff',
          background: 'linear-gradient(160deg, #1c2b4a 45%, #8a4f2b)',
        }}
      >
        Night bus to Porto
      </Box>
    </Badge>
  );
}
