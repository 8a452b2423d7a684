import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const opacities = [0.08, 0.2, 0.4, 0.8];

export default function ThemeColorsChannel() {
  return (
    <Stack direction="row" spacing={1.5}>
      {opacities.map((opacity) => (
        <Box
          key={opacity}
          sx={(theme) => ({
            p: 2,
            borderRadius: 'sm',
            backgroundColor: `rgba(${theme.vars.palette.primary.mainChannel} / ${opacity})`,
          })}
        >
          <Typography level="body-sm">{opacity}</Typography>
        </Box>
      ))}
    </Stack>
  );
}
