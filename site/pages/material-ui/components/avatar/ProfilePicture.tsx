import { useEffect, useRef, useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ProfilePicture() {
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState('');

  useEffect(() => () => URL.revokeObjectURL(picture), [picture]);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar
        src={picture}
        alt="Your picture"
        sx={{ width: 96, height: 96, bgcolor: 'primary.main', fontSize: 36 }}
      >
        YO
      </Avatar>
      <Button onClick={() => input.current?.click()}>Choose a picture</Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          setPicture(file ? URL.createObjectURL(file) : '');
        }}
      />
    </Stack>
  );
}
