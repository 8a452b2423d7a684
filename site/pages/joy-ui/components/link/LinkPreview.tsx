import { useState } from 'react';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const summaries = {
  Apples: '12 kg in the cellar, sorted by variety.',
  Pears: '4 kg, to be eaten this week.',
  Quinces: 'None left until October.',
};

type Fruit = keyof typeof summaries;

export default function LinkPreview() {
  const [shown, setShown] = useState<Fruit | null>(null);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={2}>
        {(Object.keys(summaries) as Fruit[]).map((fruit) => (
          <Link
            key={fruit}
            href={`#${fruit.toLowerCase()}`}
            aria-describedby="stock"
            onFocus={() => setShown(fruit)}
            onBlur={() => setShown(null)}
            onMouseEnter={() => setShown(fruit)}
            onMouseLeave={() => setShown(null)}
          >
            {fruit}
          </Link>
        ))}
      </Stack>
      <Typography id="stock" level="body-sm" sx={{ minHeight: 42 }}>
        {shown && summaries[shown]}
      </Typography>
    </Stack>
  );
}
