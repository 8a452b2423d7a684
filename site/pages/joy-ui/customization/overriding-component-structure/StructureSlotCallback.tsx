import Input from '@mui/joy/Input';

export default function StructureSlotCallback() {
  return (
    <Input
      size="lg"
      defaultValue="Budget 2027"
      endDecorator="motion"
      slotProps={{
        input: { 'aria-label': 'Motion' },
        endDecorator: (ownerState) => ({
          sx: { fontWeight: ownerState.size === 'lg' ? 'lg' : 'md' },
        }),
      }}
    />
  );
}
