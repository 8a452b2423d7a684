import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const latest = dayjs('2026-12-31');

export default function DatePickerHookForm() {
  const [sent, setSent] = useState('');
  const { control, handleSubmit } = useForm<{ due: Dayjs | null }>({
    defaultValues: { due: null },
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ alignItems: 'flex-start' }}
        onSubmit={handleSubmit(({ due }) =>
          setSent(due?.format('YYYY-MM-DD') ?? ''),
        )}
      >
        <Controller
          name="due"
          control={control}
          rules={{
            validate: (value) => {
              if (!value?.isValid()) return 'Enter a date';
              return !value.isAfter(latest) || 'Choose a date in 2026';
            },
          }}
          render={({ field, fieldState }) => (
            <DatePicker
              label="Due date"
              name={field.name}
              ref={(root) =>
                field.ref(root?.querySelector('[role=spinbutton]'))
              }
              value={field.value}
              onChange={field.onChange}
              maxDate={latest}
              referenceDate={dayjs('2026-05-14')}
              slotProps={{
                textField: {
                  onBlur: field.onBlur,
                  error: fieldState.invalid || undefined,
                  helperText: fieldState.error?.message,
                },
              }}
            />
          )}
        />
        <Button type="submit" variant="contained">
          Save
        </Button>
        <Typography variant="body2" role="status">
          Saved: {sent || 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
