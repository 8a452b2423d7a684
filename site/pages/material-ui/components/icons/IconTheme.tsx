import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import HeadphonesIcon from '@mui/icons-material/Headphones';
import MenuBookIcon from '@mui/icons-material/MenuBook';

const theme = createTheme({
  components: {
    MuiSvgIcon: {
      defaultProps: { color: 'primary' },
      styleOverrides: { root: { padding: 6, borderRadius: 8 } },
      variants: [
        { props: { fontSize: 'large' }, style: { backgroundColor: '#e3f2fd' } },
      ],
    },
  },
});

export default function IconTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <HeadphonesIcon fontSize="large" />
        <MenuBookIcon fontSize="large" />
      </Stack>
    </ThemeProvider>
  );
}
