import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
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

export default function TutorialActions() {
  return (
    <Sheet
      component="form"
      variant="outlined"
      sx={sheet}
      onSubmit={(event) => event.preventDefault()}
    >
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
      <Button type="submit">Sign in</Button>
      <Typography
        level="body-sm"
        endDecorator={<Link href="#actions">Join the club</Link>}
      >
        Not a member yet?
      </Typography>
    </Sheet>
  );
}
