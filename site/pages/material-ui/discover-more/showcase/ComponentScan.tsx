import { useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function scan(): [string, number][] {
  const counts = new Map<string, number>();
  for (const element of document.querySelectorAll('[class*="Mui"]')) {
    for (const name of element.classList) {
      const component = /^(Mui\w+)-root$/.exec(name)?.[1];
      if (component) counts.set(component, (counts.get(component) ?? 0) + 1);
    }
  }
  return [...counts].sort((one, other) => other[1] - one[1]);
}

export default function ComponentScan() {
  const [found, setFound] = useState<[string, number][]>();

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="contained" onClick={() => setFound(scan())}>
        Scan this page
      </Button>
      <Typography role="status" color="text.secondary">
        {found
          ? `${found.length} components of Material UI`
          : 'Not scanned yet'}
      </Typography>
      {found && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {found.map(([name, count]) => (
            <Chip key={name} label={`${name} ${count}`} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
