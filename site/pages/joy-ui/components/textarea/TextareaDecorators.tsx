import { useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function TextareaDecorators() {
  const [text, setText] = useState('The second photo is too dark.');

  return (
    <Textarea
      aria-label="Note"
      minRows={2}
      value={text}
      onChange={(event) => setText(event.target.value)}
      startDecorator={<Typography level="title-sm">Note to Ana</Typography>}
      endDecorator={
        <Stack
          direction="row"
          sx={{
            flex: 1,
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <Typography level="body-sm">{text.length} characters</Typography>
          <Button>Send</Button>
        </Stack>
      }
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
