import Sheet from '@mui/joy/Sheet';

export default function TutorialStyled() {
  return (
    <Sheet
      component="form"
      variant="outlined"
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        maxWidth: 320,
        p: 3,
        borderRadius: 'md',
        boxShadow: 'md',
      }}
    >
      Sign in
    </Sheet>
  );
}
