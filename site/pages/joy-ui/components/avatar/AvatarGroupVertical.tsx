import Avatar, { avatarClasses } from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

export default function AvatarGroupVertical() {
  return (
    <AvatarGroup
      variant="solid"
      sx={{
        flexDirection: 'column',
        margin: 0,
        [`& .${avatarClasses.root}`]: { marginInlineStart: 0 },
        [`& .${avatarClasses.root} + .${avatarClasses.root}`]: {
          marginBlockStart: 'var(--AvatarGroup-gap)',
        },
      }}
    >
      <Avatar>AN</Avatar>
      <Avatar color="primary">BO</Avatar>
      <Avatar color="success">CR</Avatar>
    </AvatarGroup>
  );
}
