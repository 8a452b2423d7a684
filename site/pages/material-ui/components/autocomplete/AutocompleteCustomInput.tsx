import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';

const Input = styled('input')(({ theme }) => ({
  ...theme.typography.body1,
  width: '100%',
  padding: theme.spacing(1, 1.5),
  border: '1px solid',
  borderColor: 'light-dark(#7a7f87, #9aa0a8)',
  borderRadius: 4,
  color: 'inherit',
  backgroundColor: 'transparent',
}));

export default function AutocompleteCustomInput() {
  return (
    <Autocomplete
      options={['Monday', 'Tuesday', 'Wednesday']}
      renderInput={(params) => (
        <div ref={params.InputProps.ref}>
          <Input
            {...params.inputProps}
            aria-label="Day"
            placeholder="Pick a day"
          />
        </div>
      )}
    />
  );
}
