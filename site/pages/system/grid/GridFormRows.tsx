import { useId } from 'react';
import Box from '@mui/system/Box';

const fields = [
  { name: 'company', label: 'Company' },
  { name: 'vat', label: 'VAT number' },
  { name: 'email', label: 'Email for invoices' },
];

export default function GridFormRows() {
  const id = useId();

  return (
    <Box
      component="form"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 1,
        alignItems: 'center',
      }}
    >
      {fields.map(({ name, label }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <Box
            component="input"
            id={`${id}-${name}`}
            name={name}
            sx={{ font: 'inherit', p: 1, minWidth: 0 }}
          />
        </Box>
      ))}
    </Box>
  );
}
