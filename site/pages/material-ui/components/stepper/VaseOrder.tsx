import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';

const questions = [
  { label: 'Clay', options: ['Stoneware', 'Porcelain', 'Terracotta'] },
  { label: 'Glaze', options: ['Moss', 'Smoke', 'None'] },
  { label: 'Height', options: ['18 cm', '24 cm', '32 cm'] },
];

export default function VaseOrder() {
  const id = useId();
  const [active, setActive] = useState(0);
  const [answers, setAnswers] = useState(['Stoneware', 'Moss', '24 cm']);

  return (
    <Stepper
      activeStep={active}
      orientation="vertical"
      role="group"
      aria-label="Order a vase"
      sx={{ width: 1, maxWidth: 360, '& .answer': { pr: 0 } }}
    >
      {questions.map(({ label, options }, index) => (
        <Step key={label} aria-current={index === active ? 'step' : undefined}>
          <StepLabel>
            {label}
            {index < active && `: ${answers[index]}`}
          </StepLabel>
          <StepContent className="answer">
            <TextField
              select
              id={`${id}-${label}`}
              label={label}
              size="small"
              fullWidth
              margin="dense"
              value={answers[index]}
              onChange={(event) =>
                setAnswers(
                  answers.map((old, at) =>
                    at === index ? event.target.value : old,
                  ),
                )
              }
            >
              {options.map((option) => (
                <MenuItem key={option} value={option}>
                  {option}
                </MenuItem>
              ))}
            </TextField>
            <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1 }}>
              <Button
                variant="contained"
                disableElevation
                onClick={() => setActive(index + 1)}
              >
                {index < questions.length - 1 ? 'Continue' : 'Order'}
              </Button>
              {index > 0 && (
                <Button onClick={() => setActive(index - 1)}>Back</Button>
              )}
            </Stack>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
