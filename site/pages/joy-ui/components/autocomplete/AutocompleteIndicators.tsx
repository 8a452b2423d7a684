import BackspaceOutlinedIcon from '@mui/icons-material/BackspaceOutlined';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import Autocomplete from '@mui/joy/Autocomplete';

export default function AutocompleteIndicators() {
  return (
    <Autocomplete
      aria-label="Grade"
      options={['A', 'B', 'C']}
      defaultValue="A"
      clearIcon={<BackspaceOutlinedIcon />}
      popupIcon={<KeyboardArrowDownIcon />}
      clearText="Clear the grade"
      openText="Show grades"
      closeText="Hide grades"
      sx={{ width: 280 }}
    />
  );
}
