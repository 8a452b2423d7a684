import AnalyticsIcon from '@mui/icons-material/Analytics';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import DashboardIcon from '@mui/icons-material/Dashboard';
import PeopleIcon from '@mui/icons-material/People';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';

export default function DashboardLayoutSpecimen() {
  return (
    <Box
      sx={{
        width: 220,
        height: 96,
        overflow: 'hidden',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <AppBar position="static" color="inherit" component="div" elevation={1}>
        <Toolbar
          variant="dense"
          sx={{ minHeight: 28, typography: 'subtitle2', color: 'primary.main' }}
        >
          Harbor
        </Toolbar>
      </AppBar>
      <Stack direction="row" sx={{ height: 68 }}>
        <Stack
          spacing={0.5}
          sx={{ p: 0.75, borderRight: 1, borderColor: 'divider', color: 'text.secondary' }}
        >
          <DashboardIcon fontSize="small" color="primary" />
          <PeopleIcon fontSize="small" />
        </Stack>
        <AnalyticsIcon sx={{ m: 'auto', fontSize: 44, color: 'primary.light' }} />
      </Stack>
    </Box>
  );
}
