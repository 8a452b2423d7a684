import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const lines = Array.from({ length: 12 }, (_, index) => `Task ${index + 1}`);

export default function AppBarFixed() {
  return (
    <>
      <AppBar position="fixed">
        <Toolbar>
          <Typography variant="h6" component="h1">
            Tasks
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Box component="main" sx={{ p: 2 }}>
        {lines.map((line) => (
          <Typography key={line} sx={{ py: 1 }}>
            {line}
          </Typography>
        ))}
      </Box>
    </>
  );
}
