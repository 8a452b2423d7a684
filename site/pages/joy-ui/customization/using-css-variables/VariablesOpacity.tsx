import Sheet from '@mui/joy/Sheet';

export default function VariablesOpacity() {
  return (
    <Sheet
      sx={(theme) => ({
        p: 2,
        borderRadius: 'md',
        backgroundColor: `rgba(${theme.vars.palette.primary.mainChannel} / 0.16)`,
      })}
    >
      Snow above 1800 m
    </Sheet>
  );
}
