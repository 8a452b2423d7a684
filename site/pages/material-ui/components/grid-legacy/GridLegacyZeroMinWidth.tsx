import Avatar from '@mui/material/Avatar';
import GridLegacy from '@mui/material/GridLegacy';
import Typography from '@mui/material/Typography';

export default function GridLegacyZeroMinWidth() {
  return (
    <GridLegacy
      container
      wrap="nowrap"
      classes={{ root: 'message' }}
      sx={{ '&.message': { maxWidth: 300, gap: 2, alignItems: 'center' } }}
    >
      <GridLegacy item>
        <Avatar sx={{ bgcolor: 'primary.main' }}>AK</Avatar>
      </GridLegacy>
      <GridLegacy item xs zeroMinWidth>
        <Typography noWrap>
          Contract renewal with the updated terms for next year
        </Typography>
      </GridLegacy>
    </GridLegacy>
  );
}
