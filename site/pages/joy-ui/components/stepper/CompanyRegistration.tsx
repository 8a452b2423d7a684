import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';
import Check from '@mui/icons-material/Check';

const steps = [
  { name: 'Company', fields: ['Legal name', 'Registration number'] },
  { name: 'Address', fields: ['Street', 'City'] },
  { name: 'Contact', fields: ['Your name', 'Work email'] },
];

export default function CompanyRegistration() {
  const [active, setActive] = useState(0);
  const [values, setValues] = useState<Record<string, string>>({});
  const current = steps[active];

  return (
    <Box sx={{ width: 360, maxWidth: '100%' }}>
      <Stepper orientation="vertical">
        {steps.map(({ name, fields }, index) => (
          <Step
            key={name}
            active={index === active}
            completed={index < active}
            disabled={index > active}
            indicator={
              <StepIndicator
                variant={index <= active ? 'solid' : 'outlined'}
                color={index <= active ? 'primary' : 'neutral'}
              >
                {index < active ? <Check /> : index + 1}
              </StepIndicator>
            }
          >
            <StepButton
              disabled={index > active}
              aria-current={index === active ? 'step' : undefined}
              onClick={() => setActive(index)}
            >
              {name}
            </StepButton>
            {index === active && (
              <Box
                component="form"
                sx={{ display: 'grid', gap: 1.5, pt: 1 }}
                onSubmit={(event) => {
                  event.preventDefault();
                  setActive(active + 1);
                }}
              >
                {fields.map((field, position) => (
                  <FormControl key={field} required>
                    <FormLabel>{field}</FormLabel>
                    <Input
                      autoFocus={active > 0 && position === 0}
                      value={values[field] ?? ''}
                      onChange={(event) =>
                        setValues({ ...values, [field]: event.target.value })
                      }
                    />
                  </FormControl>
                ))}
                <Box sx={{ display: 'flex', gap: 1 }}>
                  <Button type="submit">
                    {index === steps.length - 1 ? 'Register' : 'Continue'}
                  </Button>
                  {index > 0 && (
                    <Button
                      variant="plain"
                      color="neutral"
                      onClick={() => setActive(index - 1)}
                    >
                      Back
                    </Button>
                  )}
                </Box>
              </Box>
            )}
          </Step>
        ))}
      </Stepper>
      <Typography role="status" level="body-sm" sx={{ mt: 2 }}>
        {current
          ? `Step ${active + 1} of ${steps.length}: ${current.name}`
          : `${values['Legal name'] ?? ''} is registered.`}
      </Typography>
    </Box>
  );
}
