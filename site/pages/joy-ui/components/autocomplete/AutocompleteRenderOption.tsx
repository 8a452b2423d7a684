import TrainIcon from '@mui/icons-material/Train';
import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const stations = [
  { code: 'AMS', label: 'Amsterdam Centraal', country: 'Netherlands' },
  { code: 'BRU', label: 'Bruxelles-Midi', country: 'Belgium' },
  { code: 'KOE', label: 'Köln Hbf', country: 'Germany' },
];

export default function AutocompleteRenderOption() {
  return (
    <Autocomplete
      aria-label="Station"
      placeholder="Station"
      options={stations}
      renderOption={(props, station) => {
        const { key, ...rest } = props as typeof props & { key: string };
        return (
          <AutocompleteOption {...rest} key={key} color="primary">
            <ListItemDecorator>
              <TrainIcon />
            </ListItemDecorator>
            <ListItemContent>
              {station.label}
              <Typography level="body-xs">{station.country}</Typography>
            </ListItemContent>
          </AutocompleteOption>
        );
      }}
      sx={{ width: 280, '--Input-placeholderOpacity': 1 }}
    />
  );
}
