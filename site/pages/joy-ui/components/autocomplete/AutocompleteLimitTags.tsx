import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function AutocompleteLimitTags() {
  return (
    <Autocomplete
      multiple
      limitTags={2}
      getLimitTagsText={(more) => `and ${more} more`}
      aria-label="Days"
      options={days}
      defaultValue={days}
      renderTags={(values) =>
        values.map((value) => (
          <Chip key={value} variant="soft">
            {value}
          </Chip>
        ))
      }
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
