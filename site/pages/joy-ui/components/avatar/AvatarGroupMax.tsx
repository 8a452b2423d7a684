import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

const people = ['Ada', 'Ben', 'Carla', 'Dev', 'Emil', 'Fay', 'Gus'];
const shown = people.slice(0, 3);

export default function AvatarGroupMax() {
  return (
    <AvatarGroup role="group" aria-label={`${people.length} guests`}>
      {shown.map((name) => (
        <Avatar key={name} alt={name} variant="solid" />
      ))}
      <Avatar variant="solid" color="primary">
        +{people.length - shown.length}
      </Avatar>
    </AvatarGroup>
  );
}
