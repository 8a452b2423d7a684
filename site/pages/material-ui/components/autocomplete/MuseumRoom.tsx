import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import BackspaceIcon from '@mui/icons-material/Backspace';
import SearchIcon from '@mui/icons-material/Search';

const rooms = ['Glas und Porzellan', 'Landkarten', 'Münzen', 'Uhren'];

export default function MuseumRoom() {
  return (
    <Autocomplete
      lang="de"
      options={rooms}
      defaultValue="Münzen"
      openText="Säle zeigen"
      closeText="Säle schließen"
      clearText="Eingabe löschen"
      noOptionsText="Kein Saal mit diesem Namen"
      popupIcon={<SearchIcon fontSize="small" />}
      clearIcon={<BackspaceIcon fontSize="small" />}
      slotProps={{
        popupIndicator: { sx: { transform: 'none' } },
        clearIndicator: {
          sx: { '[dir="rtl"] & svg': { transform: 'scaleX(-1)' } },
        },
      }}
      renderInput={(params) => <TextField {...params} label="Saal" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
