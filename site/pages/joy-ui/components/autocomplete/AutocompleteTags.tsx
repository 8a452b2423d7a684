import Autocomplete from '@mui/joy/Autocomplete';
import Typography from '@mui/joy/Typography';

const rooms = ['Bathroom', 'Bedroom', 'Garage', 'Kitchen', 'Office'];

export default function AutocompleteTags() {
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      aria-label="Rooms"
      options={rooms}
      defaultValue={['Kitchen', 'Office']}
      renderTags={(values) => (
        <Typography level="body-sm" sx={{ paddingInlineStart: 1 }}>
          {values.join(' + ')}
        </Typography>
      )}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
