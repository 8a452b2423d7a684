import { useState } from 'react';
import { Select } from '@mantine/core';

const countries = ['Argentina', 'Canada', 'Denmark', 'Egypt', 'India', 'Japan', 'Kenya', 'Peru'];

export default function SelectSearch() {
  const [country, setCountry] = useState<string | null>('Denmark');

  return (
    <Select
      label="Country"
      description="Where the order is sent"
      data={countries}
      value={country}
      onChange={setCountry}
      searchable
      clearable
      nothingFoundMessage="No country has this name"
      clearButtonProps={{ 'aria-label': 'Clear country' }}
      w={280}
    />
  );
}
