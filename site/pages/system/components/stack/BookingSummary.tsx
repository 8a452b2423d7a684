import type { ReactNode } from 'react';
import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const lines = [
  { name: 'Room, 3 nights', price: '€342.00' },
  { name: 'Breakfast', price: '€54.00' },
  { name: 'City tax', price: '€12.00' },
];

const line = 'light-dark(#cbd5e1, #475569)';

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}
    >
      <span>{name}</span>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Box>
    </Stack>
  );
}

export default function BookingSummary() {
  return (
    <Stack
      component="section"
      aria-label="Booking"
      useFlexGap
      spacing={2}
      divider={<Box aria-hidden sx={{ height: '1px', bgcolor: line }} />}
      sx={{
        width: 400,
        maxWidth: '100%',
        p: 3,
        bgcolor: 'light-dark(#ffffff, #14171a)',
        border: `1px solid ${line}`,
        borderRadius: 3,
      }}
    >
      <Stack spacing={0.5}>
        <Box component="strong" sx={{ fontSize: 20 }}>
          Casa do Rio
        </Box>
        <span>Fri, May 8 to Mon, May 11</span>
      </Stack>
      <Stack spacing={1}>
        {lines.map(({ name, price }) => (
          <Row key={name} name={name}>
            {price}
          </Row>
        ))}
      </Stack>
      <Row name="Total">
        <strong>€408.00</strong>
      </Row>
      <Stack
        useFlexGap
        direction={{ xs: 'column', sm: 'row-reverse' }}
        spacing={1}
      >
        <Box
          component="button"
          type="button"
          sx={{
            flexGrow: 1,
            p: 1.5,
            font: 'inherit',
            color: '#ffffff',
            bgcolor: '#0f766e',
            border: 0,
            borderRadius: 1.5,
            cursor: 'pointer',
          }}
        >
          Pay and book
        </Box>
        <Box
          component="button"
          type="button"
          sx={{
            p: 1.5,
            font: 'inherit',
            color: 'inherit',
            bgcolor: 'transparent',
            border: `1px solid ${line}`,
            borderRadius: 1.5,
            cursor: 'pointer',
          }}
        >
          Change dates
        </Box>
      </Stack>
    </Stack>
  );
}
