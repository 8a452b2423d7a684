import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const facts = ['Loop', '11 km', 'Dogs welcome', 'No prams'];

export default function TrailFacts() {
  return (
    <Stack spacing={1.5}>
      <Typography variant="h6" component="p">
        Heron marsh trail
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {facts.map((fact) => (
          <Chip key={fact} label={fact} />
        ))}
      </Stack>
    </Stack>
  );
}
