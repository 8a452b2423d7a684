import { useState } from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ChannelChart } from './ChannelChart';
import { figures, type Period, periods, revenue } from './data';
import { KpiCard } from './KpiCard';
import { Navigation, navigationWidth } from './Navigation';
import { OrdersTable } from './OrdersTable';
import { RevenueChart } from './RevenueChart';
import { TopBar } from './TopBar';

export default function DashboardScreen() {
  const [open, setOpen] = useState(false);
  const [period, setPeriod] = useState<Period>('quarter');

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Navigation open={open} onClose={() => setOpen(false)} />
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          maxWidth: { lg: `calc(100% - ${navigationWidth}px)` },
        }}
      >
        <TopBar onMenu={() => setOpen(true)} />
        <Box
          component="main"
          sx={{ maxWidth: 1440, mx: 'auto', p: { xs: 2, sm: 3 } }}
        >
          <Stack
            direction="row"
            useFlexGap
            sx={{
              mb: 3,
              gap: 2,
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
            }}
          >
            <div>
              <Typography component="h1" variant="h5">
                Overview
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {periods[period].text}, compared with the same time last year
              </Typography>
            </div>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label="Period"
              value={period}
              onChange={(_event, next: Period | null) =>
                setPeriod(next ?? period)
              }
            >
              {(Object.keys(periods) as Period[]).map((key) => (
                <ToggleButton key={key} value={key}>
                  {periods[key].short}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </Stack>
          <Grid container spacing={2}>
            {figures[period].map((figure) => (
              <Grid key={figure.name} size={{ xs: 12, sm: 6, lg: 3 }}>
                <KpiCard figure={figure} />
              </Grid>
            ))}
            <Grid size={{ xs: 12, md: 7, lg: 8 }}>
              <RevenueChart {...revenue[period]} />
            </Grid>
            <Grid size={{ xs: 12, md: 5, lg: 4 }}>
              <ChannelChart />
            </Grid>
            <Grid size={12}>
              <OrdersTable />
            </Grid>
          </Grid>
        </Box>
      </Box>
    </Box>
  );
}
