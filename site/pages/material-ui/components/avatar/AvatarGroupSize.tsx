import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

export default function AvatarGroupSize() {
  return (
    <AvatarGroup
      max={3}
      role="img"
      aria-label="Ada, Ben, Chen, and Dana"
      sx={{
        '& .MuiAvatar-root': {
          width: 28,
          height: 28,
          fontSize: 13,
          color: '#fff',
          bgcolor: 'grey.700',
        },
      }}
    >
      {['A', 'B', 'C', 'D'].map((letter) => (
        <Avatar key={letter}>{letter}</Avatar>
      ))}
    </AvatarGroup>
  );
}
