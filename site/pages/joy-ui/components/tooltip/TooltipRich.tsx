import Avatar from '@mui/joy/Avatar';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function TooltipRich() {
  return (
    <Tooltip
      arrow
      describeChild
      placement="top"
      variant="outlined"
      title={
        <Stack direction="row" spacing={1.5} sx={{ maxWidth: 260, p: 1 }}>
          <Avatar variant="solid">AN</Avatar>
          <div>
            <Typography level="title-sm">Ada Novak</Typography>
            <Typography level="body-sm">
              Architect in Ghent. Joined 14 projects this year.
            </Typography>
          </div>
        </Stack>
      }
    >
      <Link href="#rich-content">Ada Novak</Link>
    </Tooltip>
  );
}
