import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import SearchIcon from '@mui/icons-material/Search';

export default function AutocompleteIcons() {
  return (
    <Autocomplete
      options={['Glass', 'Maps', 'Posters']}
      defaultValue="Maps"
      popupIcon={<SearchIcon />}
      clearIcon={<BackspaceIcon fontSize="small" />}
      slotProps={{ popupIndicator: { sx: { transform: 'none' } } }}
      renderInput={(params) => <TextField {...params} label="Collection" />}
    />
  );
}
