import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const Notice = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: theme.vars.radius.md,
  boxShadow: theme.vars.shadow.sm,
  color: theme.vars.palette.warning.softColor,
  backgroundColor: theme.vars.palette.warning.softBg,
}));

export default function ThemeTokenReads() {
  return (
    <Stack spacing={2}>
      <Notice>styled: theme.vars.palette.warning.softBg</Notice>
      <Box
        sx={{
          p: 2,
          borderRadius: 'md',
          boxShadow: 'sm',
          color: 'success.softColor',
          bgcolor: 'success.softBg',
        }}
      >
        sx: success.softBg
      </Box>
    </Stack>
  );
}
