import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const sheet = {
  display: 'grid',
  gap: 2,
  width: '100%',
  maxWidth: 320,
  p: 3,
  borderRadius: 'md',
  boxShadow: 'md',
} as const;

export default function TutorialText() {
  return (
    <Sheet component="form" variant="outlined" sx={sheet}>
      <div>
        <Typography level="h4" component="p">
          Swimming club
        </Typography>
        <Typography level="body-sm">Sign in to book a lane.</Typography>
      </div>
    </Sheet>
  );
}
