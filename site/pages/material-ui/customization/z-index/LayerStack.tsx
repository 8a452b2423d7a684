import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';

const names = [
  'mobileStepper',
  'fab',
  'appBar',
  'drawer',
  'modal',
  'snackbar',
  'tooltip',
] as const;

export default function LayerStack() {
  const { zIndex } = useTheme();
  const lowest = zIndex.mobileStepper;

  return (
    <Box
      component="ol"
      reversed
      sx={{ m: 0, p: 0, listStyle: 'none', width: '100%', maxWidth: 460 }}
    >
      {names.toReversed().map((name) => (
        <Box
          key={name}
          component="li"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            marginInlineStart: `${(zIndex[name] - lowest) / 10 + 8}px`,
            marginBlockStart: '-1px',
            px: 2,
            py: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            typography: 'body2',
          }}
        >
          <span>{name}</span>
          <strong>{zIndex[name]}</strong>
        </Box>
      ))}
    </Box>
  );
}
