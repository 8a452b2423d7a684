import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const figures = [
  { label: 'Revenue', value: '€48,200', change: '+4%' },
  { label: 'Orders', value: '1,304', change: '+9%' },
  { label: 'Average order', value: '€36.90', change: '-2%' },
  { label: 'Return rate', value: '3.1%', change: '-1%' },
];

const weeks = [62, 48, 71, 55, 83, 76, 90, 68];

const orders = [
  { id: 'No. 4102', city: 'Lisbon', total: '€120.00' },
  { id: 'No. 4101', city: 'Toronto', total: '€64.50' },
  { id: 'No. 4100', city: 'Seoul', total: '€210.00' },
];

interface PanelProps {
  title: string;
  children: ReactNode;
}

function Panel({ title, children }: PanelProps) {
  return (
    <Paper variant="outlined" sx={{ p: 2, height: '100%' }}>
      <Typography variant="subtitle2" component="h3" gutterBottom>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

export default function SalesDashboard() {
  return (
    <Grid container spacing={2}>
      {figures.map(({ label, value, change }) => (
        <Grid key={label} size={{ xs: 6, md: 3 }}>
          <Panel title={label}>
            <Stack
              direction="row"
              spacing={1}
              useFlexGap
              sx={{ alignItems: 'center', flexWrap: 'wrap' }}
            >
              <Typography variant="h6" component="p">
                {value}
              </Typography>
              <Chip size="small" variant="outlined" label={change} />
            </Stack>
          </Panel>
        </Grid>
      ))}
      <Grid size={{ xs: 12, md: 'grow' }}>
        <Panel title="Orders per week">
          <Box
            role="img"
            aria-label="Orders per week, from 48 to 90"
            sx={{ display: 'flex', alignItems: 'end', gap: 1, height: 132 }}
          >
            {weeks.map((height, week) => (
              <Box
                key={week}
                sx={{
                  flex: 1,
                  height: `${height}%`,
                  borderRadius: 0.5,
                  bgcolor: 'primary.main',
                }}
              />
            ))}
          </Box>
        </Panel>
      </Grid>
      <Grid size={{ xs: 12, md: 5 }}>
        <Panel title="Latest orders">
          {orders.map(({ id, city, total }) => (
            <Grid key={id} container columnSpacing={1} sx={{ py: 1 }}>
              <Grid size="auto">
                <Typography variant="body2">{id}</Typography>
              </Grid>
              <Grid size="grow">
                <Typography variant="body2" color="text.secondary" noWrap>
                  {city}
                </Typography>
              </Grid>
              <Grid size="auto">
                <Typography variant="body2">{total}</Typography>
              </Grid>
            </Grid>
          ))}
        </Panel>
      </Grid>
    </Grid>
  );
}
