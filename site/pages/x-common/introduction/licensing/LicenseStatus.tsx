import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { Unstable_LicenseInfoProvider as LicenseInfoProvider } from '@mui/x-license';

const rows = [
  { id: 1, invoice: 'A-2041', amount: 480 },
  { id: 2, invoice: 'A-2042', amount: 1250 },
  { id: 3, invoice: 'A-2043', amount: 90 },
];

const columns = [
  { field: 'invoice', headerName: 'Invoice', flex: 1 },
  { field: 'amount', headerName: 'Amount', type: 'number' as const },
];

export default function LicenseStatus() {
  const [key, setKey] = useState('');
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="License key"
        value={key}
        onChange={(_event, next: string | null) => setKey(next ?? key)}
      >
        <ToggleButton value="">No key</ToggleButton>
        <ToggleButton value="copied with a typo">Wrong key</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 220 }}>
        <LicenseInfoProvider info={{ key }}>
          <DataGridPro
            label="Invoices"
            rows={rows}
            columns={columns}
            hideFooter
          />
        </LicenseInfoProvider>
      </Box>
    </Stack>
  );
}
