import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioLabelPosition() {
  return (
    <RadioGroup
      variant="outlined"
      defaultValue="all"
      aria-label="Notifications"
      sx={{
        p: 2,
        width: 260,
        [`& .${radioClasses.root}`]: { flexDirection: 'row-reverse' },
      }}
    >
      <Radio value="all" label="All messages" />
      <Radio value="mentions" label="Mentions" />
      <Radio value="none" label="None" />
    </RadioGroup>
  );
}
