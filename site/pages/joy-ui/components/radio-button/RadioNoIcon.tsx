import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';

export default function RadioNoIcon() {
  return (
    <RadioGroup
      disableIcon
      overlay
      defaultValue="60"
      aria-label="Length"
      sx={{ gap: 1 }}
    >
      {['30', '45', '60'].map((minutes) => (
        <Sheet key={minutes} sx={{ p: 1.5, width: 220, borderRadius: 'sm' }}>
          <Radio value={minutes} label={`${minutes} minutes`} variant="soft" />
        </Sheet>
      ))}
    </RadioGroup>
  );
}
