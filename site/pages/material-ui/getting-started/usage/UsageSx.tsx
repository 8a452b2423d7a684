import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function UsageSx() {
  return (
    <Box
      sx={{
        p: { xs: 2, sm: 3 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        '&:hover': { boxShadow: 3 },
      }}
    >
      <Typography variant="h6" component="h3">
        Invoice 2041
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>Due in 14 days</Typography>
    </Box>
  );
}
