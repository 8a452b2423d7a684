import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function SettingsPage() {
  return (
    <Box sx={{ minHeight: '100%', bgcolor: 'action.hover' }}>
      <AppBar position="static" elevation={0}>
        <Container maxWidth="md">
          <Toolbar disableGutters>
            <Typography variant="h6" component="p">
              Northwind
            </Typography>
          </Toolbar>
        </Container>
      </AppBar>
      <Container component="main" maxWidth="md" sx={{ py: 3 }}>
        <Breadcrumbs aria-label="Breadcrumb">
          <Link color="inherit" href="#page-layout">
            Account
          </Link>
          <Typography>Profile</Typography>
        </Breadcrumbs>
        <Stack
          direction="row"
          spacing={2}
          useFlexGap
          sx={{
            mt: 1,
            mb: 3,
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <Typography variant="h4" component="h1">
            Profile
          </Typography>
          <Button type="submit" form="profile" variant="contained">
            Save
          </Button>
        </Stack>
        <Paper
          id="profile"
          component="form"
          variant="outlined"
          onSubmit={(event) => event.preventDefault()}
          sx={{ p: 3 }}
        >
          <Stack spacing={2}>
            <TextField label="Full name" defaultValue="Anna Meyer" />
            <TextField label="Email" type="email" />
          </Stack>
        </Paper>
      </Container>
    </Box>
  );
}
