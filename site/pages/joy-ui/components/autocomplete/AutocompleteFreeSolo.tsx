import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/joy/Autocomplete';

const recent = ['return policy', 'gift card', 'opening hours'];

export default function AutocompleteFreeSolo() {
  return (
    <Autocomplete
      freeSolo
      type="search"
      aria-label="Search the help pages"
      placeholder="Search the help pages"
      options={recent}
      startDecorator={<SearchIcon />}
      sx={{ width: 280, '--Input-placeholderOpacity': 1 }}
    />
  );
}
