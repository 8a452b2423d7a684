import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const box = {
  display: 'flow-root',
  outline: '2px solid',
  outlineColor: 'primary.main',
};
const container = { bgcolor: 'action.selected' };
const tile = { p: 1.5, textAlign: 'center' };

export default function GridBeforeAfter() {
  return (
    <Stack spacing={4} sx={{ p: 2 }}>
      <div>
        <Typography sx={{ mb: 3 }}>GridLegacy</Typography>
        <Box sx={box}>
          <GridLegacy container spacing={2} sx={container}>
            <GridLegacy item xs={12} sm={6}>
              <Paper sx={tile}>From</Paper>
            </GridLegacy>
            <GridLegacy item xs={12} sm={6}>
              <Paper sx={tile}>To</Paper>
            </GridLegacy>
          </GridLegacy>
        </Box>
      </div>
      <div>
        <Typography sx={{ mb: 1 }}>Grid</Typography>
        <Box sx={box}>
          <Grid container spacing={2} sx={container}>
            <Grid size={{ xs: 12, sm: 6 }}>
              <Paper sx={tile}>From</Paper>
            </Grid>
            <Grid size={{ xs: 12, sm: 6 }}>
              <Paper sx={tile}>To</Paper>
            </Grid>
          </Grid>
        </Box>
      </div>
    </Stack>
  );
}
