import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';

export default function AutocompleteDecorators() {
  return (
    <Autocomplete
      aria-label="Product"
      options={['Desk lamp', 'Office chair', 'Standing desk']}
      defaultValue="Desk lamp"
      startDecorator={<SearchIcon />}
      endDecorator={<Chip size="sm">In stock</Chip>}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
