import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Tag = styled(Chip)(({ theme }) => ({
  borderRadius: theme.spacing(0.5),
  fontWeight: theme.typography.fontWeightBold,
}));

export default function ReusableChip() {
  return (
    <Stack direction="row" spacing={1}>
      <Tag label="Sent" color="primary" />
      <Tag label="Paid" color="success" />
      <Tag label="Draft" />
    </Stack>
  );
}
