import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import GridLegacy from '@mui/material/GridLegacy';
import Typography from '@mui/material/Typography';

export default function FreightTicket() {
  return (
    <Box sx={{ maxWidth: 360, mx: 'auto', overflow: 'hidden' }}>
      <GridLegacy
        container
        component="section"
        aria-label="Freight ticket"
        columns={6}
        columnSpacing={2}
        rowSpacing={1}
        wrap="nowrap"
        direction="row"
        sx={{ alignItems: 'center' }}
      >
        <GridLegacy item xs={4} zeroMinWidth>
          <Typography noWrap>
            Wagon 7, oats for the mill at Upper Ford
          </Typography>
        </GridLegacy>
        <GridLegacy item xs={2}>
          <Chip size="small" label="12 t" />
        </GridLegacy>
      </GridLegacy>
    </Box>
  );
}
