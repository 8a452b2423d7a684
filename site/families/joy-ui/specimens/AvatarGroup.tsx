import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

export default function AvatarGroupSpecimen() {
  return (
    <AvatarGroup>
      <Avatar color="primary">AK</Avatar>
      <Avatar color="success">JM</Avatar>
      <Avatar color="warning">TS</Avatar>
      <Avatar>+4</Avatar>
    </AvatarGroup>
  );
}
