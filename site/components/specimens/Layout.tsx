import { Box, Stack } from '@mui/system';

const tint = (share: number) =>
  `color-mix(in oklab, var(--accent-line) ${String(share)}%, transparent)`;

/** A page divided by layout primitives. */
export function LayoutSpecimen() {
  return (
    <Stack spacing={1} sx={{ width: 232, height: 128 }}>
      <Box sx={{ height: 24, borderRadius: '6px', bgcolor: tint(70) }} />
      <Stack direction="row" spacing={1} sx={{ flex: 1 }}>
        <Box sx={{ width: 56, borderRadius: '6px', bgcolor: tint(40) }} />
        <Box
          sx={{
            flex: 1,
            display: 'grid',
            gridTemplateColumns: 'repeat(3, 1fr)',
            gap: 1,
            p: 1,
            borderRadius: '6px',
            border: '1px dashed',
            borderColor: tint(70),
          }}
        >
          {[30, 55, 30, 55, 30, 55].map((share, index) => (
            <Box key={index} sx={{ borderRadius: '4px', bgcolor: tint(share) }} />
          ))}
        </Box>
      </Stack>
    </Stack>
  );
}
