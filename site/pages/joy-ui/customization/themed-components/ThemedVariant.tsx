import Button from '@mui/joy/Button';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

declare module '@mui/joy/Button' {
  interface ButtonPropsVariantOverrides {
    perforated: true;
  }
}

const theme = extendTheme({
  components: {
    JoyButton: {
      styleOverrides: {
        root: ({ ownerState, theme }) =>
          ownerState.variant === 'perforated'
            ? {
                color: theme.vars.palette.primary.plainColor,
                border: '1px dashed',
                '&:hover': {
                  backgroundColor: theme.vars.palette.primary.plainHoverBg,
                },
                '&.Mui-disabled': { opacity: 0.5 },
              }
            : {},
      },
    },
  },
});

export default function ThemedVariant() {
  return (
    <CssVarsProvider theme={theme}>
      <Button variant="perforated">Add a station</Button>
    </CssVarsProvider>
  );
}
