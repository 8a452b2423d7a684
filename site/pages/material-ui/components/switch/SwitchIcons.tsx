import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import MicIcon from '@mui/icons-material/Mic';
import MicOffIcon from '@mui/icons-material/MicOff';

const thumb = {
  display: 'flex',
  p: '3px',
  borderRadius: '50%',
  bgcolor: 'background.paper',
  boxShadow: 1,
  '& svg': { fontSize: 14 },
};

export default function SwitchIcons() {
  return (
    <Switch
      icon={
        <Box component="span" sx={{ ...thumb, color: 'text.secondary' }}>
          <MicOffIcon />
        </Box>
      }
      checkedIcon={
        <Box component="span" sx={{ ...thumb, color: 'primary.main' }}>
          <MicIcon />
        </Box>
      }
      slotProps={{ input: { 'aria-label': 'Microphone' } }}
    />
  );
}
