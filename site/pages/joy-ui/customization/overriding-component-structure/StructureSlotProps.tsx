import Input from '@mui/joy/Input';

export default function StructureSlotProps() {
  return (
    <Input
      defaultValue="12"
      endDecorator="votes"
      slotProps={{
        input: { 'aria-label': 'Votes', inputMode: 'numeric', maxLength: 3 },
        endDecorator: { component: 'strong', sx: { color: 'text.primary' } },
      }}
    />
  );
}
