import { useState } from 'react';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';

const HiddenInput = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export default function ButtonFileUpload() {
  const [names, setNames] = useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="outlined"
        color="neutral"
        startDecorator={<UploadFileIcon />}
        sx={{ '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
      >
        Add receipts
        <HiddenInput
          type="file"
          multiple
          onChange={(event) =>
            setNames(Array.from(event.target.files ?? [], (file) => file.name))
          }
        />
      </Button>
      <Typography level="body-sm" role="status">
        {names.join(', ') || 'No file chosen'}
      </Typography>
    </Stack>
  );
}
