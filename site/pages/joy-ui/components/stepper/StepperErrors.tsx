import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';
import Check from '@mui/icons-material/Check';
import PriorityHigh from '@mui/icons-material/PriorityHigh';

const steps = [
  { name: 'Name', hint: 'Enter a name.', valid: /\S/ },
  { name: 'Email', hint: 'Enter an address with an @.', valid: /\S@\S/ },
  { name: 'Seats', hint: 'Enter a number from 1 to 99.', valid: /^[1-9]\d?$/ },
];

export default function StepperErrors() {
  const [active, setActive] = useState(0);
  const [values, setValues] = useState(steps.map(() => ''));
  const [checked, setChecked] = useState(steps.map(() => false));
  const step = steps[active];

  const isValid = (index: number) =>
    steps[index]?.valid.test(values[index] ?? '') ?? false;
  const hasError = (index: number) => checked[index] && !isValid(index);

  const next = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(checked.map((was, index) => was || index === active));
    if (isValid(active)) setActive(active + 1);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, width: 420, maxWidth: '100%' }}>
      <Stepper size="sm" aria-label="New workspace">
        {steps.map(({ name }, index) => {
          const error = hasError(index);
          const done = checked[index] && !error;
          return (
            <Step
              key={name}
              active={index === active}
              completed={done}
              orientation="vertical"
              indicator={
                <StepIndicator
                  variant={index === active || error ? 'solid' : 'soft'}
                  color={error ? 'danger' : 'primary'}
                >
                  {error && <PriorityHigh titleAccess="Error" />}
                  {done && <Check titleAccess="Completed" />}
                  {!error && !done && index + 1}
                </StepIndicator>
              }
            >
              <StepButton
                aria-current={index === active ? 'step' : undefined}
                disabled={index > 0 && !checked[index - 1]}
                onClick={() => setActive(index)}
                sx={{ color: error ? 'danger.plainColor' : undefined }}
              >
                {name}
              </StepButton>
            </Step>
          );
        })}
      </Stepper>
      {step ? (
        <Box
          component="form"
          noValidate
          onSubmit={next}
          sx={{ display: 'grid', gap: 2 }}
        >
          <FormControl key={step.name} error={hasError(active)}>
            <FormLabel>{step.name}</FormLabel>
            <Input
              autoFocus={checked.includes(true)}
              value={values[active]}
              onChange={(event) =>
                setValues(
                  values.map((value, index) =>
                    index === active ? event.target.value : value,
                  ),
                )
              }
            />
            <FormHelperText role="alert">
              {hasError(active) ? step.hint : ' '}
            </FormHelperText>
          </FormControl>
          <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
            <Button
              variant="plain"
              color="neutral"
              disabled={active === 0}
              onClick={() => setActive(active - 1)}
            >
              Back
            </Button>
            <Button type="submit">
              {active === steps.length - 1 ? 'Create' : 'Next'}
            </Button>
          </Box>
        </Box>
      ) : (
        <Typography role="status">{values[0]} is ready.</Typography>
      )}
    </Box>
  );
}
