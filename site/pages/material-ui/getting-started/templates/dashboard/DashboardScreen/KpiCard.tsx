import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import TrendingDownIcon from '@mui/icons-material/TrendingDown';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import type { Figure } from './data';

export function KpiCard({ figure }: { readonly figure: Figure }) {
  const { name, value, change, trend } = figure;
  const up = change >= 0;
  return (
    <Card variant="outlined" sx={{ height: 1, borderRadius: 2 }}>
      <CardContent>
        <Typography component="h2" variant="subtitle2" color="text.secondary">
          {name}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            mt: 0.5,
          }}
        >
          <Typography variant="h5" component="p">
            {value}
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            color={up ? 'success' : 'error'}
            icon={up ? <TrendingUpIcon /> : <TrendingDownIcon />}
            label={`${up ? '+' : '−'}${Math.abs(change)}%`}
          />
        </Box>
        <Trend values={trend} />
      </CardContent>
    </Card>
  );
}

/** A line that says no more than up or down, which the chip says in words. */
function Trend({ values }: { readonly values: readonly number[] }) {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * 200;
    const y = 36 - ((value - low) / (high - low)) * 32;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const line = `M${points.join('L')}`;
  return (
    <Box
      component="svg"
      viewBox="0 0 200 40"
      preserveAspectRatio="none"
      aria-hidden="true"
      sx={{
        display: 'block',
        width: 1,
        height: 40,
        mt: 1.5,
        color: 'primary.main',
        '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      }}
    >
      <path d={`${line}V40H0Z`} fill="currentColor" opacity="0.12" />
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}
