import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';

const limit = 2_000_000;

export function Picture({ name }: { readonly name: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState<string | null>(null);
  const [mistake, setMistake] = useState('');
  const initials = name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 2);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    if (!file.type.startsWith('image/') || file.size > limit) {
      setMistake('Choose an image of at most 2 MB.');
      return;
    }
    setMistake('');
    // As a data URL, which a content security policy mostly allows.
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') setSource(reader.result);
    };
    reader.readAsDataURL(file);
  };

  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Avatar
        {...(source !== null && { src: source, alt: 'Your picture' })}
        variant="solid"
        color="primary"
        sx={{ '--Avatar-size': '72px', fontSize: '1.5rem' }}
      >
        {initials === '' ? undefined : initials}
      </Avatar>
      <Box sx={{ flex: '1 1 180px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 0.5 }}>
          <Button
            size="sm"
            variant="outlined"
            onClick={() => input.current?.click()}
          >
            Choose a picture
          </Button>
          {source !== null && (
            <Button
              size="sm"
              variant="plain"
              color="neutral"
              onClick={() => setSource(null)}
            >
              Remove
            </Button>
          )}
        </Box>
        <Typography
          role="status"
          level="body-xs"
          {...(mistake !== '' && { color: 'danger' })}
        >
          {mistake === '' ? 'PNG, JPEG, or WebP, up to 2 MB' : mistake}
        </Typography>
      </Box>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label="Picture"
        onChange={choose}
      />
    </Box>
  );
}
