import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
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

export default function TutorialFields() {
  return (
    <Sheet component="form" variant="outlined" sx={sheet}>
      <div>
        <Typography level="h4" component="p">
          Swimming club
        </Typography>
        <Typography level="body-sm">Sign in to book a lane.</Typography>
      </div>
      <FormControl>
        <FormLabel>Email</FormLabel>
        <Input name="email" type="email" autoComplete="username" />
      </FormControl>
      <FormControl>
        <FormLabel>Password</FormLabel>
        <Input
          name="password"
          type="password"
          autoComplete="current-password"
        />
      </FormControl>
    </Sheet>
  );
}
