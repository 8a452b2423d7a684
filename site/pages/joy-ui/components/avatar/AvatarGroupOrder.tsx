import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

export default function AvatarGroupOrder() {
  return (
    <AvatarGroup
      variant="solid"
      sx={{ flexDirection: 'row-reverse', '--AvatarGroup-gap': '-12px' }}
    >
      <Avatar color="primary">3</Avatar>
      <Avatar color="success">2</Avatar>
      <Avatar color="danger">1</Avatar>
    </AvatarGroup>
  );
}
