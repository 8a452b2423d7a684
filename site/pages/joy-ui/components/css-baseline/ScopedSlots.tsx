import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import { styled } from '@mui/joy/styles';

const Widget = styled('aside')(({ theme }) => ({
  ...theme.typography['body-sm'],
  padding: theme.spacing(2),
  border: '1px solid',
  borderColor: theme.vars.palette.divider,
  borderRadius: theme.vars.radius.md,
  '& *': { boxSizing: 'border-box' },
}));

export default function ScopedSlots() {
  return (
    <ScopedCssBaseline
      slots={{ root: Widget }}
      slotProps={{ root: { 'aria-label': 'Weather' } }}
    >
      Light rain until noon, 14 °C
    </ScopedCssBaseline>
  );
}
