import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AttachFileIcon from '@mui/icons-material/AttachFile';

export default function ButtonFileUpload() {
  const input = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<string[]>([]);

  const read = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setNames(Array.from(target.files ?? [], (file) => file.name));
    target.value = ''; // The same file can be chosen again.
  };

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
        onChange={read}
      />
      <Typography role="status" variant="body2" color="text.secondary">
        {names.length > 0 ? names.join(', ') : 'No file chosen'}
      </Typography>
    </Stack>
  );
}
