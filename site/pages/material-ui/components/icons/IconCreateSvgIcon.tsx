import IconButton from '@mui/material/IconButton';
import { createSvgIcon } from '@mui/material/utils';

const KiteIcon = createSvgIcon(
  <path d="m12 2 6 7-6 8-6-8 6-7Zm0 15 2 3h-1v2h-2v-2h-1l2-3Z" />,
  'Kite',
);

export default function IconCreateSvgIcon() {
  return (
    <IconButton aria-label="Show kites" color="primary">
      <KiteIcon />
    </IconButton>
  );
}
