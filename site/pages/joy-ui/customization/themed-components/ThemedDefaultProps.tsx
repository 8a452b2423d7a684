import Chip from '@mui/joy/Chip';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyChip: { defaultProps: { variant: 'solid', color: 'success' } },
  },
});

export default function ThemedDefaultProps() {
  return (
    <CssVarsProvider theme={theme}>
      <Chip>Free</Chip> <Chip color="warning">Returned late</Chip>
    </CssVarsProvider>
  );
}
