import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { Drizzle } from './Drizzle';

export default function WeatherSymbols() {
  return (
    <Stack direction="row" spacing={4} useFlexGap>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <SvgIcon
          component={Drizzle}
          inheritViewBox
          color="primary"
          fontSize="large"
        />
        <Typography variant="body2">Drizzle</Typography>
      </Stack>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <SvgIcon
          viewBox="0 0 8 8"
          shapeRendering="crispEdges"
          htmlColor="#b8891b"
          fontSize="large"
        >
          <path d="M3 0h2v1H3zM1 1h6v1H1zM0 2h8v4H0zM1 6h6v1H1zM3 7h2v1H3z" />
        </SvgIcon>
        <Typography variant="body2">Full moon</Typography>
      </Stack>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <SvgIcon fontSize="large">
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor">
            <path d="M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7" />
          </svg>
        </SvgIcon>
        <Typography variant="body2">Wind</Typography>
      </Stack>
    </Stack>
  );
}
