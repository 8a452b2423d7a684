import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const steps = [
  { key: 'team', title: 'Team', label: 'Name of the team' },
  { key: 'email', title: 'Invite', label: 'Email of a colleague' },
  { key: 'project', title: 'Project', label: 'First project' },
] as const;

type Key = (typeof steps)[number]['key'];
type Answers = Record<Key, string>;

const empty: Answers = { team: '', email: '', project: '' };

function findError(key: Key, answer: string) {
  if (!answer.trim()) {
    return 'Fill this in to continue.';
  }
  if (key === 'email' && !answer.includes('@')) {
    return 'Enter an address such as sam@example.com.';
  }
  return '';
}

export default function OnboardingWizard() {
  const field = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState(0);
  const [answers, setAnswers] = useState(empty);
  const [tried, setTried] = useState(false);
  const step = steps[active];
  const open = steps.findIndex(({ key }) => findError(key, answers[key]));
  const furthest = open === -1 ? steps.length : open;

  const go = (next: number) => {
    // The field of the next step exists after it is rendered.
    flushSync(() => {
      setActive(next);
      setTried(false);
    });
    field.current?.focus();
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!step || findError(step.key, answers[step.key])) {
      setTried(true);
      field.current?.focus();
    } else {
      go(active + 1);
    }
  };

  const error = step && tried ? findError(step.key, answers[step.key]) : '';

  return (
    <Paper variant="outlined" sx={{ p: 3, maxWidth: 520, mx: 'auto' }}>
      <Stepper
        nonLinear
        activeStep={active}
        role="group"
        aria-label="Set up your workspace"
      >
        {steps.map(({ key, title }, index) => (
          <Step
            key={key}
            completed={index !== active && !findError(key, answers[key])}
            disabled={index > furthest || !step}
          >
            <StepButton onClick={() => go(index)}>{title}</StepButton>
          </Step>
        ))}
      </Stepper>
      {step ? (
        <Box component="form" noValidate onSubmit={submit} sx={{ mt: 4 }}>
          <TextField
            label={step.label}
            fullWidth
            required
            value={answers[step.key]}
            onChange={(event) =>
              setAnswers({ ...answers, [step.key]: event.target.value })
            }
            error={error !== ''}
            helperText={error || `Step ${active + 1} of ${steps.length}`}
            slotProps={{ htmlInput: { ref: field } }}
          />
          <Stack
            direction="row"
            sx={{ justifyContent: 'space-between', mt: 2 }}
          >
            <Button disabled={active === 0} onClick={() => go(active - 1)}>
              Back
            </Button>
            <Button type="submit" variant="contained">
              {active < steps.length - 1 ? 'Next' : 'Create workspace'}
            </Button>
          </Stack>
        </Box>
      ) : (
        <Alert sx={{ mt: 4 }}>
          <Typography variant="body2">
            {answers.team} is ready. We wrote to {answers.email}.
          </Typography>
        </Alert>
      )}
    </Paper>
  );
}
