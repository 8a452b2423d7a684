import Sheet from '@mui/joy/Sheet';

export default function TutorialSheet() {
  return (
    <Sheet component="form" variant="outlined">
      Sign in
    </Sheet>
  );
}
