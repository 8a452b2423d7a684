import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { usePlaces } from './usePlaces';
import type { Place } from './searchPlaces';

function PlaceOption({ name, area, match: [start, end] }: Place) {
  return (
    <>
      <PlaceIcon sx={{ mr: 2, color: 'text.secondary' }} />
      <div>
        {name.slice(0, start)}
        <b>{name.slice(start, end)}</b>
        {name.slice(end)}
        <Typography variant="body2" color="text.secondary">
          {area}
        </Typography>
      </div>
    </>
  );
}

export default function PlaceSearch() {
  const [value, setValue] = useState<Place | null>(null);
  const [query, setQuery] = useState('');
  const { places, failed, loading, retry } = usePlaces(query);

  return (
    <Stack spacing={2}>
      <Autocomplete
        options={places}
        filterOptions={(options) => options}
        getOptionLabel={(place) => place.name}
        getOptionKey={(place) => place.id}
        isOptionEqualToValue={(option, current) => option.id === current.id}
        value={value}
        onChange={(_event, next) => setValue(next)}
        onInputChange={(_event, text, reason) =>
          setQuery(reason === 'input' ? text.trim() : '')
        }
        loading={loading}
        loadingText="Searching places…"
        noOptionsText={
          failed
            ? 'The search failed'
            : query
              ? 'No place found'
              : 'Type a street or a place'
        }
        renderOption={({ key, ...props }, option) => (
          <li key={key} {...props}>
            <PlaceOption {...option} />
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Delivery address"
            helperText={
              query !== '' && !loading && !failed
                ? `${places.length} places found`
                : 'Try “harbor”, “central” or “offline”'
            }
            slotProps={{
              formHelperText: { role: 'status' },
              input: {
                ...params.InputProps,
                endAdornment: (
                  <>
                    {loading && <CircularProgress size={20} aria-hidden />}
                    {params.InputProps.endAdornment}
                  </>
                ),
              },
            }}
          />
        )}
      />
      {failed && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              Retry
            </Button>
          }
        >
          The places service does not answer.
        </Alert>
      )}
      {value && (
        <Typography>
          Deliver to <b>{value.name}</b>, {value.area}
        </Typography>
      )}
    </Stack>
  );
}
