import Sheet from '@mui/joy/Sheet';

export default function VariablesSx() {
  return (
    <Sheet
      sx={{
        p: 2,
        borderRadius: 'md',
        color: 'success.softColor',
        bgcolor: 'success.softBg',
        border: '1px dashed var(--joy-palette-success-outlinedBorder)',
      }}
    >
      The summit path is open
    </Sheet>
  );
}
