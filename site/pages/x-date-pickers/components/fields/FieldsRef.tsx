import { useRef, useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ButtonGroup from '@mui/material/ButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';

export default function FieldsRef() {
  const field = useRef<FieldRef<Dayjs | null>>(null);
  const [text, setText] = useState('Nothing read');

  const read = () => {
    const sections = field.current?.getSections() ?? [];
    setText(sections.map(({ type, value }) => `${type} ${value}`).join(', '));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DateField
          label="Review"
          unstableFieldRef={field}
          defaultValue={dayjs('2026-05-14')}
        />
        <ButtonGroup size="small" aria-label="Field">
          <Button onClick={() => field.current?.focusField('year')}>
            Focus year
          </Button>
          <Button onClick={read}>Read sections</Button>
        </ButtonGroup>
        <Typography variant="body2" role="status">
          {text}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
