import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const skills = ['Accounting', 'Excel', 'French', 'Negotiation', 'SQL', 'Tax'];

export default function StackFlexGap() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', maxWidth: 300 }}
    >
      {skills.map((skill) => (
        <Chip key={skill} label={skill} />
      ))}
    </Stack>
  );
}
