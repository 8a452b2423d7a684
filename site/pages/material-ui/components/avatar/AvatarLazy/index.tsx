import Avatar from '@mui/material/Avatar';
import { photo } from './photo';

export default function AvatarLazy() {
  return (
    <Avatar sx={{ width: 56, height: 56 }}>
      <img
        src={photo}
        alt="Freya Lind"
        loading="lazy"
        width={56}
        height={56}
        style={{ objectFit: 'cover' }}
      />
    </Avatar>
  );
}
