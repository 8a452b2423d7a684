import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackSpacing() {
  return (
    <Stack spacing={2}>
      {[0.5, 1, 2, '40px'].map((spacing) => (
        <Stack
          key={spacing}
          direction="row"
          spacing={spacing}
          useFlexGap
          sx={{ alignItems: 'center' }}
        >
          <Typography sx={{ width: 40 }}>{spacing}</Typography>
          <Chip label="Draft" />
          <Chip label="In review" />
        </Stack>
      ))}
    </Stack>
  );
}
