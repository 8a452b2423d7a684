import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const skills = [
  'Accounting',
  'Bookkeeping',
  'Payroll',
  'Taxes',
  'Invoicing',
  'Auditing',
  'Reporting',
];

export default function StackFlexGap() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', maxWidth: 280 }}
    >
      {skills.map((skill) => (
        <Chip key={skill} variant="outlined">
          {skill}
        </Chip>
      ))}
    </Stack>
  );
}
