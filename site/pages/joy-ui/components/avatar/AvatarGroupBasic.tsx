import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

export default function AvatarGroupBasic() {
  return (
    <AvatarGroup size="lg" variant="solid" color="primary">
      <Avatar>AN</Avatar>
      <Avatar>BO</Avatar>
      <Avatar color="neutral">CR</Avatar>
    </AvatarGroup>
  );
}
