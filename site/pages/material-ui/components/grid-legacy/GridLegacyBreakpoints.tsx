import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

const regions = ['Africa', 'Americas', 'Asia', 'Europe'];

export default function GridLegacyBreakpoints() {
  return (
    <GridLegacy container spacing={2}>
      {regions.map((region) => (
        <GridLegacy key={region} item xs={12} sm={6} md={3} lg xl="auto">
          <Paper sx={{ p: 2 }}>{region}</Paper>
        </GridLegacy>
      ))}
    </GridLegacy>
  );
}
