import Autocomplete from '@mui/joy/Autocomplete';

const dishes = [
  { label: 'Beet salad', course: 'Starters' },
  { label: 'Leek soup', course: 'Starters' },
  { label: 'Grilled trout', course: 'Mains' },
  { label: 'Risotto', course: 'Mains' },
];

export default function AutocompleteGroups() {
  return (
    <Autocomplete
      aria-label="Dish"
      placeholder="Dish"
      options={dishes}
      groupBy={(dish) => dish.course}
      sx={{ width: 280, '--Input-placeholderOpacity': 1 }}
    />
  );
}
