import { createTheme, type Theme } from '@mui/system';
import { ThemeProvider, useTheme } from '@mui/styles';

const theme = createTheme({
  palette: { revenue: 'light-dark(#0369a1, #7dd3fc)' },
});

const months = [12, 18, 16, 24, 31, 28];

function RevenueChart() {
  const { palette } = useTheme<Theme>();
  return (
    <svg width={180} height={64} role="img" aria-label="Revenue by month">
      {months.map((value, index) => (
        <rect
          key={index}
          x={index * 30}
          y={64 - value * 2}
          width={24}
          height={value * 2}
          fill={palette.revenue}
        />
      ))}
    </svg>
  );
}

export default function ThemeAccess() {
  return (
    <ThemeProvider theme={theme}>
      <RevenueChart />
    </ThemeProvider>
  );
}
