import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const directions = ['row', 'row-reverse', 'column', 'column-reverse'] as const;

export default function StackDirection() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
      {directions.map((direction) => (
        <div key={direction}>
          <Typography level="body-sm">{direction}</Typography>
          <Stack direction={direction} useFlexGap spacing={1} sx={{ mt: 1 }}>
            <Chip variant="solid">1</Chip>
            <Chip variant="soft">2</Chip>
            <Chip variant="outlined">3</Chip>
          </Stack>
        </div>
      ))}
    </Stack>
  );
}
