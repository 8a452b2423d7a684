import Box from '@mui/material/Box';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';

export default function InitColorSchemeScriptSpecimen() {
  return (
    <Box
      sx={{
        display: 'flex',
        overflow: 'hidden',
        width: 190,
        height: 72,
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
        '& > span': { display: 'grid', placeItems: 'center', flex: 1 },
      }}
    >
      <Box component="span" sx={{ bgcolor: '#fff', color: '#f57c00' }}>
        <LightModeIcon />
      </Box>
      <Box component="span" sx={{ bgcolor: '#121212', color: '#90caf9' }}>
        <DarkModeIcon />
      </Box>
    </Box>
  );
}
