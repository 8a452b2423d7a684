import Badge from '@mui/joy/Badge';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const Ribbon = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 12,
  insetInlineEnd: -6,
  padding: theme.spacing(0.25, 1),
  borderRadius: theme.vars.radius.xs,
  fontSize: theme.vars.fontSize.xs,
  fontWeight: theme.vars.fontWeight.lg,
  ...theme.variants.solid.success,
  '&.MuiBadge-invisible': { display: 'none' },
}));

const rooms = [
  { name: 'Garden room', price: '€84 a night', isNew: true },
  { name: 'Attic', price: '€62 a night', isNew: false },
];

export default function BadgeSlots() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {rooms.map(({ name, price, isNew }) => (
        <Badge
          key={name}
          component="div"
          badgeContent="New"
          invisible={!isNew}
          slots={{ badge: Ribbon }}
          slotProps={{ badge: { 'aria-hidden': !isNew } }}
        >
          <Card sx={{ width: 180, pt: 4 }}>
            <Typography level="title-md">{name}</Typography>
            <Typography level="body-sm">{price}</Typography>
          </Card>
        </Badge>
      ))}
    </Stack>
  );
}
