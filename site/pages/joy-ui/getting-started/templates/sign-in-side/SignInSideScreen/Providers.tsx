import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Apple from '@mui/icons-material/Apple';
import GitHub from '@mui/icons-material/GitHub';
import Google from '@mui/icons-material/Google';

const providers = [
  { name: 'Google', Icon: Google },
  { name: 'Apple', Icon: Apple },
  { name: 'GitHub', Icon: GitHub },
] as const;

export interface ProvidersProps {
  readonly onChoose: (name: string) => void;
}

export function Providers({ onChoose }: ProvidersProps) {
  return (
    <Stack role="group" aria-label="Other ways to sign in" sx={{ gap: 1 }}>
      {providers.map(({ name, Icon }) => (
        <Button
          key={name}
          variant="outlined"
          color="neutral"
          startDecorator={<Icon />}
          onClick={() => onChoose(name)}
        >
          Continue with {name}
        </Button>
      ))}
    </Stack>
  );
}
