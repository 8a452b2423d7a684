import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function GlassBar() {
  return (
    <Box
      sx={{
        position: 'relative',
        height: 220,
        maxWidth: 520,
        borderRadius: 2,
        background: 'linear-gradient(120deg, #00695c, #283593 60%, #6a1b9a)',
        '& .glass': {
          inset: '16px 16px auto',
          width: 'auto',
          color: '#fff',
          border: '1px solid rgb(255 255 255 / 0.3)',
          bgcolor: 'rgb(0 0 0 / 0.35)',
          backgroundImage: 'none',
          backdropFilter: 'blur(12px)',
        },
      }}
    >
      <AppBar
        position="absolute"
        square={false}
        elevation={0}
        className="glass"
      >
        <Toolbar variant="dense" sx={{ gap: 2 }}>
          <Typography component="p" sx={{ flexGrow: 1 }}>
            Planetarium
          </Typography>
          <Button color="inherit" size="small">
            Shows
          </Button>
          <Avatar sx={{ width: 28, height: 28 }} />
        </Toolbar>
      </AppBar>
    </Box>
  );
}
