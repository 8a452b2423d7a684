import { useState } from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';

const tile = { p: 2, borderRadius: 'sm' };

export default function ApproachesSxArray() {
  const [closed, setClosed] = useState(true);

  return (
    <Sheet
      variant="outlined"
      sx={[
        tile,
        closed && { borderStyle: 'dashed' },
        (theme) => ({ boxShadow: theme.shadow.sm }),
      ]}
    >
      <Checkbox
        label="Hall 3 is closed"
        checked={closed}
        onChange={(event) => setClosed(event.target.checked)}
      />
    </Sheet>
  );
}
