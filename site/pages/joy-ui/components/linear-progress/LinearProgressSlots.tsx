import LinearProgress from '@mui/joy/LinearProgress';
import { styled } from '@mui/joy/styles';

const Segments = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 420,
  height: 16,
  backgroundColor: theme.vars.palette.background.level2,
  maskImage:
    'repeating-linear-gradient(90deg, #000 0 calc(20% - 4px), transparent 0 20%)',
  '&::after': {
    content: '""',
    display: 'block',
    height: '100%',
    inlineSize: 'calc(var(--LinearProgress-percent) * 1%)',
    backgroundColor: theme.vars.palette.success.solidBg,
  },
}));

export default function LinearProgressSlots() {
  return (
    <LinearProgress
      determinate
      value={60}
      slots={{ root: Segments }}
      slotProps={{ root: { 'aria-label': 'Steps', title: '3 of 5' } }}
    />
  );
}
