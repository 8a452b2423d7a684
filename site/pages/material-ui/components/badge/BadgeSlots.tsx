import Badge from '@mui/material/Badge';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Ribbon = styled('strong')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineEnd: -8,
  padding: '2px 10px',
  color: '#fff',
  backgroundColor: '#a3195b',
}));

export default function BadgeSlots() {
  return (
    <Badge
      component="figure"
      badgeContent="Sale"
      slots={{ badge: Ribbon }}
      slotProps={{ badge: { title: 'Until Sunday' } }}
      classes={{ root: 'offer' }}
      sx={{ '&.offer': { m: 0 } }}
    >
      <Paper variant="outlined" sx={{ width: 180, p: 3, pt: 7 }}>
        Desk lamp, 39 USD
      </Paper>
    </Badge>
  );
}
