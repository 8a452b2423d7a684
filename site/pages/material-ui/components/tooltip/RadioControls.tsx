import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import BookmarkAddIcon from '@mui/icons-material/BookmarkAdd';
import BedtimeIcon from '@mui/icons-material/Bedtime';
import CastIcon from '@mui/icons-material/Cast';

export default function RadioControls() {
  return (
    <Stack direction="row" spacing={1} useFlexGap>
      <Tooltip title="Keep this station">
        <IconButton>
          <BookmarkAddIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Sleep timer">
        <IconButton>
          <BedtimeIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Play in another room">
        <IconButton>
          <CastIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
