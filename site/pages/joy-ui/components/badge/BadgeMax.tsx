import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function BadgeMax() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge badgeContent={120}>
        <MailIcon />
      </Badge>
      <Badge badgeContent={1200} max={999}>
        <MailIcon />
      </Badge>
      <Badge badgeContent={0}>
        <MailIcon />
      </Badge>
      <Badge badgeContent={0} showZero>
        <MailIcon />
      </Badge>
    </Stack>
  );
}
