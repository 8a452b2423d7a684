import { createSvgIcon } from '@mui/material/utils';

export const KiteIcon = createSvgIcon(
  <path d="m12 2 6 7-6 8-6-8 6-7Zm0 15 2 3h-1v2h-2v-2h-1l2-3Z" />,
  'Kite',
);

export const SailIcon = createSvgIcon(
  <>
    <path d="M11 3v13H4L11 3Z" />
    <path d="M13 6c4 2 6.5 5.5 7 10h-7V6Z" opacity={0.5} />
    <path d="M3 18h18l-2.5 3h-13L3 18Z" />
  </>,
  'Sail',
);
