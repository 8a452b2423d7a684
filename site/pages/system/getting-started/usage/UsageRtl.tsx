import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import { useRtl } from '@mui/system/RtlProvider';
import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';

const arabic = createTheme({ direction: 'rtl' });
const english = createTheme({ direction: 'ltr' });

function Notice() {
  const isRtl = useRtl();

  return (
    <Box
      dir={isRtl ? 'rtl' : 'ltr'}
      lang={isRtl ? 'ar' : 'en'}
      sx={{
        paddingInlineStart: 2,
        borderInlineStart: '4px solid',
        textAlign: 'start',
      }}
    >
      {isRtl ? 'وصل طلبك' : 'Your order has arrived'}
    </Box>
  );
}

export default function UsageRtl() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: 240, maxWidth: '100%' }}>
      <ThemeProvider theme={english}>
        <Notice />
      </ThemeProvider>
      <ThemeProvider theme={arabic}>
        <Notice />
      </ThemeProvider>
    </Stack>
  );
}
