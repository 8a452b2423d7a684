import { createStyled } from '@mui/system';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: { brand: 'light-dark(#be185d, #f9a8d4)' },
  spacing: 6,
});

const styled = createStyled({ themeId: '$$acme', defaultTheme: theme });

const Badge = styled('span')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  color: theme.palette.brand,
  border: '2px solid',
  borderRadius: 999,
}));

export default function StyledCreate() {
  return (
    <ThemeProvider theme={theme} themeId="$$acme">
      <Badge>Members only</Badge>
    </ThemeProvider>
  );
}
