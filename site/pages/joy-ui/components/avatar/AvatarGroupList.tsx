import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

const people = ['Ada Novak', 'Ben Ostby', 'Cleo Ruiz'];

export default function AvatarGroupList() {
  return (
    <AvatarGroup
      component="ul"
      variant="solid"
      slotProps={{
        root: { 'aria-label': 'Reviewers', sx: { my: 0, p: 0 } },
      }}
    >
      {people.map((name) => (
        <Avatar key={name} component="li" sx={{ listStyle: 'none' }}>
          <span role="img" aria-label={name}>
            {name[0]}
          </span>
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
