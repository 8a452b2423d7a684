import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ChatIcon from '@mui/icons-material/Chat';
import PrintIcon from '@mui/icons-material/Print';

const comments = 4;
const prints = 2;

export default function StudioTools() {
  return (
    <Stack direction="row" spacing={2} useFlexGap>
      <IconButton aria-label={`Comments, ${comments} new`}>
        <Badge badgeContent={comments} color="primary">
          <ChatIcon />
        </Badge>
      </IconButton>
      <IconButton aria-label={`Print queue, ${prints} waiting`}>
        <Badge badgeContent={prints} color="secondary">
          <PrintIcon />
        </Badge>
      </IconButton>
    </Stack>
  );
}
