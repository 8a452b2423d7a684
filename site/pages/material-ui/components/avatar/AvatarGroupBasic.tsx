import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const names = ['Ada', 'Ben', 'Chen', 'Dana', 'Elif'];

export default function AvatarGroupBasic() {
  return (
    <AvatarGroup max={4} role="img" aria-label={names.join(', ')}>
      {names.map((name) => (
        <Avatar key={name} sx={{ bgcolor: 'primary.main', color: '#fff' }}>
          {name.charAt(0)}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
