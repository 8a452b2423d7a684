import { useState } from 'react';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

const initial = dayjs('2026-05-14');

function CancelDialog(props: DialogProps) {
  const { cancelValueChanges } = usePickerActionsContext();
  return <Dialog {...props} onClose={cancelValueChanges} />;
}

export default function LifecycleCancelOutside() {
  const [saved, setSaved] = useState<dayjs.Dayjs | null>(initial);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <MobileDatePicker
          label="Renewal"
          defaultValue={initial}
          onAccept={setSaved}
          slots={{ dialog: CancelDialog }}
        />
        <Typography role="status">
          Accepted: {saved?.format('MMM D, YYYY') ?? 'no date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
