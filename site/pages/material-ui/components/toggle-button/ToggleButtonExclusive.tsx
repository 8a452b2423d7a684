import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonExclusive() {
  const [sort, setSort] = useState<string | null>('newest');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Sort by"
      value={sort}
      onChange={(_event, value: string | null) => setSort(value)}
    >
      <ToggleButton value="newest">Newest</ToggleButton>
      <ToggleButton value="price">Price</ToggleButton>
      <ToggleButton value="name">Name</ToggleButton>
    </ToggleButtonGroup>
  );
}
