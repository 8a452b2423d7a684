import { useId, useState } from 'react';
import { Button } from '@mui/base/Button';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import type { SelectProps } from '@mui/base/Select';
import { Box, styled } from '@mui/system';

const Listbox = styled('ul')({
  margin: 0,
  padding: 8,
  border: '1px solid',
  fontFamily: 'system-ui, sans-serif',
  listStyle: 'none',
  color: 'light-dark(#1c2025, #eaeef2)',
  backgroundColor: 'light-dark(#ffffff, #1d2227)',
  '& [aria-selected="true"]': { fontWeight: 600 },
});

function Field<Multiple extends boolean = false>({
  label,
  ...props
}: SelectProps<string, Multiple> & { label: string }) {
  const id = useId();

  return (
    <div>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>{' '}
      <Select
        {...props}
        id={id}
        slots={{ listbox: Listbox }}
        slotProps={{ listbox: { 'aria-labelledby': `${id}-label` } }}
      />
    </div>
  );
}

export default function ParcelForm() {
  const [country, setCountry] = useState<string | null>(null);
  const [sent, setSent] = useState('Nothing sent yet');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const entries = [...new FormData(event.currentTarget)];
        setSent(entries.map(([name, value]) => `${name}=${value}`).join(' '));
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Field
          label="Country"
          name="country"
          autoComplete="shipping country"
          required
          placeholder="Choose"
          value={country}
          onChange={(_, chosen) => setCountry(chosen)}
        >
          <Option value="PT">Portugal</Option>
          <Option value="NO">Norway</Option>
          <Option value="JP">Japan</Option>
        </Field>
        <Field
          label="Wishes"
          name="wishes"
          multiple
          disabled={country === null}
          placeholder="None"
          getSerializedValue={(options) =>
            options.map(({ value }) => value).join(',')
          }
        >
          <Option value="gift">Gift wrap</Option>
          <Option value="card">Greeting card</Option>
        </Field>
        <Button type="submit">Send</Button>
        <output>{sent}</output>
      </Box>
    </form>
  );
}
