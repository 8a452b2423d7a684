import createTheme from '@mui/system/createTheme';
import styled from '@mui/system/styled';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: { brand: 'light-dark(#6d28d9, #c4b5fd)' },
  shape: { borderRadius: 10 },
});

const Quote = styled('blockquote')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2, 3),
  color: theme.palette.brand,
  border: '2px solid',
  borderRadius: theme.shape.borderRadius,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3, 5) },
}));

export default function StyledTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Quote>Good bread takes a day.</Quote>
    </ThemeProvider>
  );
}
