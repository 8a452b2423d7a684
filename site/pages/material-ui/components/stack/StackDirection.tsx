import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const directions = ['row', 'row-reverse', 'column', 'column-reverse'] as const;

export default function StackDirection() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {directions.map((direction) => (
        <Stack key={direction} spacing={1}>
          <Typography component="div" variant="subtitle2">
            {direction}
          </Typography>
          <Stack direction={direction} spacing={1} useFlexGap>
            <Chip label="1" />
            <Chip label="2" />
            <Chip label="3" />
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
