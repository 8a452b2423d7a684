import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import Favorite from '@mui/icons-material/Favorite';
import { alphaTheme } from './alphaTheme';

const before = extendTheme({
  ...alphaTheme,
  cssVarPrefix: 'alpha',
});
const after = extendTheme({
  cssVarPrefix: 'beta',
});

function Sample({ name }: { name: string }) {
  return (
    <Stack spacing={1.5} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
      <Typography level="body-sm">{name}</Typography>
      <Typography level="h4" component="p">
        Level h4
      </Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button>Button</Button>
        <IconButton aria-label="Add to favorites">
          <Favorite />
        </IconButton>
        <Chip>Chip</Chip>
      </Stack>
      <Alert>An alert without props</Alert>
    </Stack>
  );
}

export default function ThemeBeforeAfter() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        gap: 3,
        width: '100%',
      }}
    >
      <CssVarsProvider theme={before}>
        <Sample name="5.0.0-alpha.89" />
      </CssVarsProvider>
      <CssVarsProvider theme={after}>
        <Sample name="5.0.0-beta.49" />
      </CssVarsProvider>
    </Box>
  );
}
