import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Stat from './Stat';

const theme = extendTheme({
  components: {
    JoyStat: {
      defaultProps: { variant: 'solid', color: 'primary' },
      styleOverrides: {
        value: ({ ownerState }) => ({
          fontVariantNumeric: 'tabular-nums',
          opacity: ownerState.variant === 'solid' ? 1 : 0.9,
        }),
      },
    },
  },
});

export default function ThemedStatTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <Stat value="1,204" label="Visitors this week" />
    </CssVarsProvider>
  );
}
