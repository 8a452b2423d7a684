import FormControl, { useFormControl } from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import PendingIcon from '@mui/icons-material/Pending';

const fields = [
  { id: 'guide-name', label: 'Name on the badge', start: 'Oluwaseun' },
  { id: 'guide-towns', label: 'Towns you guide in', start: '' },
  { id: 'guide-tongues', label: 'Languages', start: '' },
];

function FilledMark() {
  const control = useFormControl();

  return (
    <InputAdornment position="end">
      {control?.filled ? (
        <CheckCircleIcon color="success" titleAccess="filled in" />
      ) : (
        <PendingIcon color={control?.focused ? 'primary' : 'disabled'} />
      )}
    </InputAdornment>
  );
}

export default function GuideProfile() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      {fields.map(({ id, label, start }) => (
        <FormControl key={id} size="small">
          <InputLabel htmlFor={id} sx={{ fontWeight: 500 }}>
            {label}
          </InputLabel>
          <OutlinedInput
            id={id}
            label={label}
            defaultValue={start}
            endAdornment={<FilledMark />}
          />
        </FormControl>
      ))}
    </Stack>
  );
}
