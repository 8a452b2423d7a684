import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

export default function AutocompleteTexts() {
  return (
    <Autocomplete
      lang="fr"
      options={['Avril', 'Juin', 'Mars']}
      defaultValue="Mars"
      openText="Ouvrir"
      closeText="Fermer"
      clearText="Effacer"
      noOptionsText="Aucun résultat"
      renderInput={(params) => <TextField {...params} label="Mois" />}
    />
  );
}
