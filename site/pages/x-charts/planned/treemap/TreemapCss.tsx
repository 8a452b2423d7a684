import Box from '@mui/material/Box';
import { parts, type Part } from './parts';

const sum = (items: Part[]) => items.reduce((all, { value }) => all + value, 0);

/** Halves the items by value, and each half again in the other direction. */
function Area({ items, row }: { items: Part[]; row: boolean }) {
  const [first, ...others] = items;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <Box
        role="listitem"
        sx={{
          flexGrow: first.value,
          flexBasis: 0,
          overflow: 'hidden',
          p: 0.75,
          borderRadius: 1,
          typography: 'caption',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {first.label} {first.value}
      </Box>
    );
  }
  let count = 1;
  while (sum(items.slice(0, count)) < sum(items) / 2) count += 1;
  count = Math.min(count, items.length - 1);
  return (
    <Box
      role="presentation"
      sx={{
        display: 'flex',
        flexDirection: row ? 'row' : 'column',
        flexGrow: sum(items),
        flexBasis: 0,
        gap: 0.5,
        minWidth: 0,
        minHeight: 0,
      }}
    >
      <Area items={items.slice(0, count)} row={!row} />
      <Area items={items.slice(count)} row={!row} />
    </Box>
  );
}

export default function TreemapCss() {
  return (
    <Box
      role="list"
      aria-label="Electricity by source in 2023, in terawatt-hours"
      sx={{ display: 'flex', width: '100%', height: 280 }}
    >
      <Area items={parts} row />
    </Box>
  );
}
