import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import LockOutlinedIcon from '@mui/icons-material/LockOutlined';

/** Short, because a checkout has one way on. */
export function CheckoutHeader() {
  return (
    <AppBar
      position="sticky"
      color="default"
      elevation={0}
      sx={{
        bgcolor: 'background.default',
        backgroundImage: 'none',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Container maxWidth="lg">
        <Toolbar disableGutters sx={{ gap: 2 }}>
          <Typography sx={{ flex: 1, fontWeight: 700 }}>
            Kiln & Shelf
          </Typography>
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{
              display: { xs: 'none', sm: 'flex' },
              alignItems: 'center',
              gap: 0.75,
            }}
          >
            <LockOutlinedIcon fontSize="small" /> Secure checkout
          </Typography>
          <Button href="#basket">Back to the basket</Button>
        </Toolbar>
      </Container>
    </AppBar>
  );
}
