import { useEffect, useState } from 'react';
import SearchIcon from '@mui/icons-material/Search';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const cities = ['Bergen', 'Bilbao', 'Bologna', 'Bremen', 'Brno', 'Bruges'];

export default function InputDebounced() {
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setQuery(text), 400);
    return () => clearTimeout(timer);
  }, [text]);

  const found = cities.filter((city) =>
    city.toLowerCase().startsWith(query.toLowerCase()),
  );

  return (
    <Stack spacing={1} sx={{ width: 300 }}>
      <Input
        type="search"
        aria-label="City"
        startDecorator={<SearchIcon />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Typography level="body-sm" role="status">
        {found.join(', ') || 'No city found'}
      </Typography>
    </Stack>
  );
}
