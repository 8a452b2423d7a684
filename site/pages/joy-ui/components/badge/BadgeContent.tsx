import CheckIcon from '@mui/icons-material/Check';
import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function BadgeContent() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge>
        <Avatar alt="Dot" variant="solid" />
      </Badge>
      <Badge badgeContent="new">
        <Avatar alt="Text" variant="solid" />
      </Badge>
      <Badge color="success" badgeContent={<CheckIcon />}>
        <Avatar alt="Icon" variant="solid" />
      </Badge>
    </Stack>
  );
}
