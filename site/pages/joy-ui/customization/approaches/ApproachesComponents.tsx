import Chip from '@mui/joy/Chip';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyChip: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: '4px', fontWeight: 600 } },
    },
  },
});

export default function ApproachesComponents() {
  return (
    <CssVarsProvider theme={theme}>
      <Chip>Hall 3</Chip>
    </CssVarsProvider>
  );
}
