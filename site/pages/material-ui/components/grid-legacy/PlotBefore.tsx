import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

const plots = ['Beans', 'Squash', 'Maize', 'Herbs'];

export default function PlotBefore() {
  return (
    <GridLegacy container spacing={2}>
      {plots.map((plot) => (
        <GridLegacy key={plot} item xs={12} sm={6} md={3} lg xl="auto">
          <Paper variant="outlined" sx={{ p: 2 }}>
            {plot}
          </Paper>
        </GridLegacy>
      ))}
    </GridLegacy>
  );
}
