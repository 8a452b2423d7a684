import type { SVGProps } from 'react';
import SvgIcon from '@mui/joy/SvgIcon';

function Parcel(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path d="M8 1 2 4v8l6 3 6-3V4L8 1ZM3.4 5.7l3.9 2v5.2l-3.9-2V5.7Z" />
    </svg>
  );
}

export default function IconsSvgFile() {
  return (
    <SvgIcon
      component={Parcel}
      inheritViewBox
      htmlColor="#b45309"
      sx={{ fontSize: 'xl4' }}
    />
  );
}
