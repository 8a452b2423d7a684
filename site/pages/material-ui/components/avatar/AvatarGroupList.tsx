import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { styled } from '@mui/material/styles';

const More = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  alignSelf: 'center',
  marginInlineStart: theme.spacing(1.5),
}));

export default function AvatarGroupList() {
  return (
    <AvatarGroup
      component="ul"
      aria-label="Readers"
      max={3}
      renderSurplus={(surplus) => `and ${surplus} more`}
      slots={{ surplus: More }}
      classes={{ avatar: 'reader' }}
      sx={{ m: 0, p: 0, listStyle: 'none', '& .reader': { fontWeight: 500 } }}
    >
      {['Beatrice', 'Cyrus', 'Dalia', 'Emre'].map((name) => (
        <Avatar
          key={name}
          component="li"
          title={name}
          sx={{ bgcolor: 'primary.main', color: '#fff' }}
        >
          {name.charAt(0)}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
