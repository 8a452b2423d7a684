import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';

export default function GridLegacySpecimen() {
  return (
    <GridLegacy container spacing={1} sx={{ width: 220 }}>
      {[6, 6, 12].map((xs, index) => (
        <GridLegacy item key={index} xs={xs}>
          <Box sx={{ height: 34, borderRadius: 1, bgcolor: 'action.selected' }} />
        </GridLegacy>
      ))}
    </GridLegacy>
  );
}
