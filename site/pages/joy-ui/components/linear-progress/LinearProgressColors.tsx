import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function LinearProgressColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      {variants.map((variant) => (
        <Stack key={variant} spacing={1.5}>
          <Typography level="title-sm">{variant}</Typography>
          {colors.map((color) => (
            <div key={color}>
              <Typography level="body-xs">{color}</Typography>
              <LinearProgress
                determinate
                value={60}
                variant={variant}
                color={color}
                aria-label={`${variant} ${color}`}
              />
            </div>
          ))}
        </Stack>
      ))}
    </Box>
  );
}
