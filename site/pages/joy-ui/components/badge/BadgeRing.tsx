import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Sheet from '@mui/joy/Sheet';

export default function BadgeRing() {
  return (
    <Sheet variant="soft" color="primary" sx={{ p: 3, borderRadius: 'md' }}>
      <Badge
        color="success"
        badgeInset="14%"
        sx={{ '--Badge-ringColor': 'var(--joy-palette-primary-softBg)' }}
      >
        <Avatar variant="solid" alt="Ada Novak" />
      </Badge>
    </Sheet>
  );
}
