import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import FlagIcon from '@mui/icons-material/Flag';

const core = ['default', 'inherit', 'primary', 'secondary'] as const;
const status = ['success', 'error', 'info', 'warning'] as const;

export default function IconButtonColors() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {[...core, ...status].map((color) => (
        <IconButton key={color} color={color} aria-label={`Flag: ${color}`}>
          <FlagIcon />
        </IconButton>
      ))}
    </Stack>
  );
}
