import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

export default function GridLegacyBasic() {
  return (
    <GridLegacy container spacing={2}>
      <GridLegacy item xs={8}>
        <Paper sx={{ p: 2 }}>xs 8: Orders</Paper>
      </GridLegacy>
      <GridLegacy item xs={4}>
        <Paper sx={{ p: 2 }}>xs 4: Returns</Paper>
      </GridLegacy>
    </GridLegacy>
  );
}
