import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Box from '@mui/joy/Box';
import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const plans = [
  { name: 'Starter', price: '$0', text: '1 project, 2 people' },
  { name: 'Team', price: '$12', text: '20 projects, 15 people' },
  { name: 'Company', price: '$40', text: 'No limits, single sign-on' },
];

export default function PlanPicker() {
  return (
    <RadioGroup
      overlay
      aria-label="Plan"
      name="plan"
      defaultValue="Team"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
        [`& .${radioClasses.checked} .${radioClasses.action}`]: {
          border: '2px solid',
          borderColor: 'primary.500',
        },
        [`& .${radioClasses.radio}`]: {
          display: 'contents',
          '& > svg': {
            position: 'absolute',
            insetInlineEnd: 12,
            top: 12,
            color: 'primary.500',
          },
        },
      }}
    >
      {plans.map(({ name, price, text }) => (
        <Sheet key={name} variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
          <Radio
            value={name}
            label={name}
            checkedIcon={<CheckCircleIcon />}
            slotProps={{
              input: { 'aria-describedby': `plan-${name}` },
              label: { sx: { fontWeight: 'lg' } },
            }}
          />
          <Box id={`plan-${name}`} sx={{ mt: 1 }}>
            <Typography level="h4" component="p">
              {price}
            </Typography>
            <Typography level="body-sm">per person and month</Typography>
            <Typography level="body-sm" sx={{ mt: 1 }}>
              {text}
            </Typography>
          </Box>
        </Sheet>
      ))}
    </RadioGroup>
  );
}
