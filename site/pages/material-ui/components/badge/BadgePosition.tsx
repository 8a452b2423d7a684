import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';

export default function BadgePosition() {
  return (
    <Badge
      badgeContent={12}
      color="primary"
      sx={{ '& .MuiBadge-badge': { top: '50%', right: -16 } }}
    >
      <Button>Comments</Button>
    </Badge>
  );
}
