import Autocomplete from '@mui/joy/Autocomplete';
import Box from '@mui/joy/Box';

const options = ['Amber', 'Coral', 'Jade', 'Opal', 'Pearl'];
const sx = { '--Input-placeholderOpacity': 1 };

export default function AutocompleteBehavior() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      }}
    >
      <Autocomplete
        autoHighlight
        placeholder="autoHighlight"
        options={options}
        sx={sx}
        aria-label="autoHighlight"
      />
      <Autocomplete
        autoSelect
        placeholder="autoSelect"
        options={options}
        sx={sx}
        aria-label="autoSelect"
      />
      <Autocomplete
        openOnFocus
        placeholder="openOnFocus"
        options={options}
        sx={sx}
        aria-label="openOnFocus"
      />
      <Autocomplete
        blurOnSelect
        placeholder="blurOnSelect"
        options={options}
        sx={sx}
        aria-label="blurOnSelect"
      />
      <Autocomplete
        clearOnEscape
        placeholder="clearOnEscape"
        options={options}
        sx={sx}
        aria-label="clearOnEscape"
      />
      <Autocomplete
        disableListWrap
        placeholder="disableListWrap"
        options={options}
        sx={sx}
        aria-label="disableListWrap"
      />
      <Autocomplete
        includeInputInList
        placeholder="includeInputInList"
        options={options}
        sx={sx}
        aria-label="includeInputInList"
      />
      <Autocomplete
        clearOnBlur={false}
        placeholder="clearOnBlur={false}"
        options={options}
        sx={sx}
        aria-label="clearOnBlur false"
      />
    </Box>
  );
}
