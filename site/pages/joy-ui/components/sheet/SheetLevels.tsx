import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const levels = ['surface', 'level1', 'level2', 'level3'] as const;

export default function SheetLevels() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {levels.map((level) => (
        <Sheet
          key={level}
          variant="outlined"
          sx={{ p: 2.5, borderRadius: 'md', bgcolor: `background.${level}` }}
        >
          {level}
        </Sheet>
      ))}
    </Stack>
  );
}
