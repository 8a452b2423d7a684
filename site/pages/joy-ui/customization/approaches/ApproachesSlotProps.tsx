import Input from '@mui/joy/Input';

export default function ApproachesSlotProps() {
  return (
    <Input
      defaultValue="1 204"
      endDecorator="visitors"
      slotProps={{
        input: { 'aria-label': 'Limit', sx: { textAlign: 'end' } },
        endDecorator: { sx: { color: 'text.tertiary' } },
      }}
      sx={{ width: 200 }}
    />
  );
}
