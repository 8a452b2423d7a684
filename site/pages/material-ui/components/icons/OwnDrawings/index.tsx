import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import { KiteIcon, SailIcon } from './icons';

export default function OwnDrawings() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      <IconButton aria-label="Kites">
        <KiteIcon />
      </IconButton>
      <IconButton aria-label="Sails" color="primary">
        <SailIcon />
      </IconButton>
      <IconButton aria-label="Anchors" color="secondary">
        <SvgIcon sx={{ fontSize: 28 }}>
          <path d="M11 9.8a3 3 0 1 1 2 0V19c2.6-.4 4.6-2 5-4l-2 1 2-5 3 4.5-1.2-.1C19.4 19 16 22 12 22s-7.4-3-7.8-6.6L3 15.5 6 11l2 5-2-1c.4 2 2.4 3.6 5 4V9.8Zm1-4a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z" />
        </SvgIcon>
      </IconButton>
    </Stack>
  );
}
