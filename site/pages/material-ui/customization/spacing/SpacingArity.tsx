import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Notice = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1, 4),
  border: `1px solid ${theme.palette.divider}`,
}));

export default function SpacingArity() {
  return (
    <Box sx={{ typography: 'body2' }}>
      <Notice>Ferries run every hour until 23:00.</Notice>
    </Box>
  );
}
