import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AttachFileIcon from '@mui/icons-material/AttachFile';

export default function ReceiptPicker() {
  const input = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        variant="outlined"
        startIcon={<AttachFileIcon />}
        onClick={() => input.current?.click()}
      >
        Attach receipts
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*,.pdf"
        multiple
        hidden
        onChange={(event) =>
          setNames(Array.from(event.target.files ?? [], (file) => file.name))
        }
      />
      <Typography role="status" variant="body2" color="text.secondary">
        {names.length > 0 ? names.join(', ') : 'No receipt attached'}
      </Typography>
    </Stack>
  );
}
