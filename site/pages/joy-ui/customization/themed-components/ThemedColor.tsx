import Button from '@mui/joy/Button';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

declare module '@mui/joy/Button' {
  interface ButtonPropsColorOverrides {
    midnight: true;
  }
}

const theme = extendTheme({
  components: {
    JoyButton: {
      styleOverrides: {
        root: ({ ownerState }) =>
          ownerState.color === 'midnight'
            ? {
                color: '#fff',
                backgroundColor: '#312e81',
                '&:hover': { backgroundColor: '#1e1b4b' },
              }
            : {},
      },
    },
  },
});

export default function ThemedColor() {
  return (
    <CssVarsProvider theme={theme}>
      <Button color="midnight">Rent for the night</Button>
    </CssVarsProvider>
  );
}
