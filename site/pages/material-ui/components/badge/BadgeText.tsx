import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';

export default function BadgeText() {
  return (
    <Badge badgeContent="New" color="success">
      <Button variant="outlined">Reports</Button>
    </Badge>
  );
}
