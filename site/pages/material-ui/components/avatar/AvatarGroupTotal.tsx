import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

export default function AvatarGroupTotal() {
  return (
    <AvatarGroup
      total={24}
      role="img"
      aria-label="Edda, Marek, and 22 others"
      slotProps={{
        surplus: { sx: { bgcolor: 'grey.700', color: '#fff' } },
      }}
    >
      <Avatar sx={{ bgcolor: 'primary.main', color: '#fff' }}>E</Avatar>
      <Avatar sx={{ bgcolor: 'secondary.main', color: '#fff' }}>M</Avatar>
    </AvatarGroup>
  );
}
