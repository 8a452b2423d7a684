import { handleBreakpoints, type CSSObject } from '@mui/system';
import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  unstable_sxConfig: {
    size: {
      style: (props) =>
        handleBreakpoints(props, props.size, (size: number) => ({
          width: size,
          height: size,
        })) as CSSObject,
    },
  },
});

export default function SxConfigStyle() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          size: { xs: 48, sm: 80 },
          borderRadius: 2,
          background: 'linear-gradient(135deg, #0ea5e9, #14b8a6)',
        }}
      />
    </ThemeProvider>
  );
}
