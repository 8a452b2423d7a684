import { useRef, useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function AvatarUpload() {
  const input = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState('');

  function show(file: File | undefined) {
    if (file === undefined) return;
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') setUrl(reader.result);
    };
    reader.readAsDataURL(file);
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar
        src={url}
        alt="Your picture"
        sx={{ width: 96, height: 96, bgcolor: 'primary.main', fontSize: 36 }}
      >
        KM
      </Avatar>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        Change picture
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => show(target.files?.[0])}
      />
    </Stack>
  );
}
