import AutocompleteListbox from '@mui/joy/AutocompleteListbox';
import AutocompleteOption from '@mui/joy/AutocompleteOption';

export default function AutocompleteOptionSpecimen() {
  return (
    <AutocompleteListbox
      component="div"
      sx={{ position: 'static', width: 180, py: 0.5, boxShadow: 'none' }}
    >
      <AutocompleteOption component="div" aria-selected="true" variant="soft" color="primary">
        Lisbon, Portugal
      </AutocompleteOption>
    </AutocompleteListbox>
  );
}
