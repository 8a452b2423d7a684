import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type {} from '@mui/material/themeCssVarsAugmentation';

export default function ChannelOpacity() {
  return (
    <Stack direction="row" spacing={1}>
      {[0.08, 0.24, 0.4].map((opacity) => (
        <Box
          key={opacity}
          sx={(theme) => ({
            px: 3,
            py: 2,
            borderRadius: 1,
            backgroundColor: `rgba(${theme.vars.palette.primary.mainChannel} / ${opacity})`,
          })}
        >
          {opacity}
        </Box>
      ))}
    </Stack>
  );
}
