import type { ReactNode } from 'react';
import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';
import Stack from '@mui/system/Stack';

const figures = [
  { label: 'Today', value: '11.8 kWh' },
  { label: 'This month', value: '214 kWh' },
  { label: 'Solar', value: '63%' },
  { label: 'Cost', value: '€48.20' },
];

const hours = [3, 2, 2, 4, 7, 9, 6, 5, 6, 8, 10, 7];

const devices = [
  { name: 'Heat pump', share: 46 },
  { name: 'Car', share: 31 },
  { name: 'Kitchen', share: 14 },
];

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack
      component="section"
      aria-label={title}
      spacing={1.5}
      useFlexGap
      sx={{
        boxSizing: 'border-box',
        height: '100%',
        p: 2,
        borderRadius: 2,
        bgcolor: 'light-dark(#f1f5f9, #1e293b)',
      }}
    >
      <Box component="strong" sx={{ fontSize: 14 }}>
        {title}
      </Box>
      {children}
    </Stack>
  );
}

export default function EnergyDashboard() {
  return (
    <Grid container spacing={2}>
      {figures.map(({ label, value }) => (
        <Grid key={label} size={{ xs: 6, md: 3 }}>
          <Panel title={label}>
            <Box sx={{ fontSize: 24, fontWeight: 650 }}>{value}</Box>
          </Panel>
        </Grid>
      ))}
      <Grid size={{ xs: 12, md: 'grow' }}>
        <Panel title="Use by hour">
          <Box
            role="img"
            aria-label="Highest between 18:00 and 20:00"
            sx={{
              display: 'flex',
              alignItems: 'flex-end',
              gap: 0.5,
              height: 120,
              '& > span': { flex: 1, borderRadius: '3px', bgcolor: '#0d9488' },
            }}
          >
            {hours.map((use, index) => (
              <span key={index} style={{ height: `${use * 10}%` }} />
            ))}
          </Box>
        </Panel>
      </Grid>
      <Grid size={{ xs: 12, md: 4 }}>
        <Panel title="Devices">
          <Grid container component="ul" rowSpacing={1.5} sx={{ m: 0, p: 0 }}>
            {devices.map(({ name, share }) => (
              <Grid
                key={name}
                container
                component="li"
                size={12}
                sx={{ listStyle: 'none' }}
              >
                <Grid size="grow">{name}</Grid>
                <Grid size="auto">{share}%</Grid>
                <Grid
                  size={12}
                  sx={{ height: 6, bgcolor: 'light-dark(#cbd5e1, #334155)' }}
                >
                  <Box
                    style={{ width: `${share}%` }}
                    sx={{ height: 6, bgcolor: '#0d9488' }}
                  />
                </Grid>
              </Grid>
            ))}
          </Grid>
        </Panel>
      </Grid>
    </Grid>
  );
}
