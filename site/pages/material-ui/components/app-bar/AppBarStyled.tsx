import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarStyled() {
  return (
    <Box
      sx={{
        p: 2,
        pb: 8,
        background: 'linear-gradient(120deg, #0f4c5c, #5f0f40)',
      }}
    >
      <AppBar
        position="static"
        color="transparent"
        elevation={0}
        classes={{ root: 'glass' }}
        sx={{
          '&.glass': {
            color: '#fff',
            borderRadius: 3,
            border: '1px solid rgb(255 255 255 / 0.3)',
            backgroundColor: 'rgb(255 255 255 / 0.12)',
            backdropFilter: 'blur(8px)',
          },
        }}
      >
        <Toolbar classes={{ root: 'glass-row' }}>
          <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
            Observatory
          </Typography>
          <Button color="inherit">Tickets</Button>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
