import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const figures = [
  { name: 'Projects', value: '14', note: '3 archived' },
  { name: 'Members', value: '27', note: '2 invited' },
  { name: 'Builds', value: '318', note: 'since June 1' },
];

interface FigureProps {
  name: string;
  value: string;
  note: string;
}

function Figure({ name, value, note }: FigureProps) {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography variant="h4" component="p">
        {value}
      </Typography>
      <Typography variant="body2">{note}</Typography>
    </Paper>
  );
}

export default function UsagePanel() {
  const id = useId();

  return (
    <Paper
      component="section"
      elevation={2}
      aria-labelledby={id}
      sx={{ p: 3, maxWidth: 560, mx: 'auto' }}
    >
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 2 }}
      >
        <Typography id={id} variant="h6" component="h3">
          Usage
        </Typography>
        <Button size="small">Upgrade</Button>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
          gap: 2,
          mb: 3,
        }}
      >
        {figures.map((figure) => (
          <Figure key={figure.name} {...figure} />
        ))}
      </Box>
      <Typography variant="body2" gutterBottom>
        Storage: 12 of 50 GB
      </Typography>
      <LinearProgress variant="determinate" value={24} aria-label="Storage" />
    </Paper>
  );
}
