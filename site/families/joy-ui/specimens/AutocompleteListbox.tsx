import AutocompleteListbox from '@mui/joy/AutocompleteListbox';
import AutocompleteOption from '@mui/joy/AutocompleteOption';

export default function AutocompleteListboxSpecimen() {
  return (
    <AutocompleteListbox
      component="div"
      variant="outlined"
      sx={{ position: 'static', width: 180, py: 0.5 }}
    >
      <AutocompleteOption component="div">Lisbon</AutocompleteOption>
      <AutocompleteOption component="div">Ljubljana</AutocompleteOption>
    </AutocompleteListbox>
  );
}
