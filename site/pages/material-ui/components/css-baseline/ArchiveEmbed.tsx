import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

function Entry() {
  return (
    <>
      <strong>Ledger of 1874</strong>
      <Box sx={{ width: '100%', p: 1, mt: 1, border: '1px solid' }}>
        Two sacks of oats, one bell.
      </Box>
    </>
  );
}

export default function ArchiveEmbed() {
  return (
    <Box
      sx={{
        maxWidth: 440,
        mx: 'auto',
        p: 2,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        fontFamily: 'serif',
        lineHeight: 1.2,
        '& *': { boxSizing: 'content-box' },
      }}
    >
      <Box sx={{ width: '70%', mb: 2 }}>
        <Entry />
      </Box>
      <ScopedCssBaseline
        component="section"
        aria-label="New viewer"
        classes={{ root: 'viewer' }}
        sx={{ width: '70%', '&.viewer': { bgcolor: 'transparent' } }}
      >
        <Entry />
      </ScopedCssBaseline>
    </Box>
  );
}
