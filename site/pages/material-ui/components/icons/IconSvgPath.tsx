import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

export default function IconSvgPath() {
  return (
    <Stack direction="row" spacing={3}>
      <SvgIcon fontSize="large">
        <path d="M4 10 12 3l8 7v11h-6v-6h-4v6H4V10Z" />
      </SvgIcon>
      <SvgIcon fontSize="large" viewBox="0 0 8 8" shapeRendering="crispEdges">
        <path d="M3 0h2v1H3zM1 1h6v1H1zM0 2h8v4H0zM1 6h6v1H1zM3 7h2v1H3z" />
      </SvgIcon>
      <SvgIcon fontSize="large">
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor">
          <path d="M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7" />
        </svg>
      </SvgIcon>
    </Stack>
  );
}
