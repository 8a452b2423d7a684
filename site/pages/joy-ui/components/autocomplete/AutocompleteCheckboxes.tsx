import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function AutocompleteCheckboxes() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      aria-label="Delivery days"
      options={days}
      defaultValue={['Tuesday', 'Friday']}
      renderTags={(values) => (
        <Typography sx={{ px: 0.75 }}>{values.join(', ')}</Typography>
      )}
      renderOption={(props, day, { selected }) => {
        const { key, ...rest } = props as typeof props & { key: string };
        return (
          <AutocompleteOption {...rest} key={key}>
            <ListItemDecorator>
              {selected ? <CheckBoxIcon /> : <CheckBoxOutlineBlankIcon />}
            </ListItemDecorator>
            {day}
          </AutocompleteOption>
        );
      }}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
