import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';

export default function HeatingSettings() {
  return (
    <Box
      component="nav"
      aria-label="Place in the settings"
      sx={{
        '& .level-up': {
          display: { xs: 'flex', sm: 'none' },
          alignItems: 'center',
          gap: 1,
        },
        '& .trail': { display: { xs: 'none', sm: 'block' } },
      }}
    >
      <Link href="#HeatingSettings" className="level-up">
        <ArrowBackIcon
          fontSize="small"
          sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
        />
        Living room
      </Link>
      <Breadcrumbs component="div" className="trail">
        <Link href="#HeatingSettings">Home</Link>
        <Link href="#HeatingSettings">Heating</Link>
        <Link href="#HeatingSettings">Living room</Link>
        <Typography aria-current="page" color="text.primary">
          Night temperature
        </Typography>
      </Breadcrumbs>
    </Box>
  );
}
