import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const format = new Intl.NumberFormat('en', { notation: 'compact' });

export default function AvatarGroupSurplus() {
  return (
    <AvatarGroup
      total={4200}
      role="img"
      aria-label="Edda, Marek, and 4,198 others"
      renderSurplus={(surplus) => format.format(surplus)}
      slotProps={{ surplus: { sx: { fontSize: 14, bgcolor: 'grey.700' } } }}
    >
      <Avatar sx={{ bgcolor: 'primary.main', color: '#fff' }}>E</Avatar>
      <Avatar sx={{ bgcolor: 'secondary.main', color: '#fff' }}>M</Avatar>
    </AvatarGroup>
  );
}
