import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stations = [
  'Antwerpen-Centraal',
  'Basel SBB',
  'Bologna Centrale',
  'Brno hlavní nádraží',
  'Groningen',
  'Malmö C',
  'Porto Campanhã',
  'Wrocław Główny',
];

export default function TrainStart() {
  return (
    <Autocomplete
      fullWidth
      options={stations}
      renderInput={(params) => <TextField {...params} label="From" />}
      sx={{ maxWidth: 320 }}
    />
  );
}
