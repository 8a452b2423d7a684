import { useEffect, useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function RecipeSteps() {
  const id = useId();
  const last = useRef<HTMLTextAreaElement>(null);
  const added = useRef(false);
  const [steps, setSteps] = useState(['Soak the beans', 'Chop the leeks']);

  useEffect(() => {
    if (added.current) {
      added.current = false;
      last.current?.focus();
    }
  }, [steps]);

  return (
    <Box sx={{ maxWidth: 360, mx: 'auto' }}>
      <Box component="ol" sx={{ mt: 0, paddingInlineStart: 3 }}>
        {steps.map((step, index) => (
          <Box component="li" key={`${id}-${index}`} sx={{ mb: 1 }}>
            <TextareaAutosize
              ref={index === steps.length - 1 ? last : undefined}
              aria-label={`Step ${index + 1}`}
              defaultValue={step}
              placeholder="What comes next?"
              onKeyDown={(event) => {
                if (event.key === 'Enter') {
                  event.preventDefault();
                }
              }}
              style={{
                width: '100%',
                padding: '0 0 4px',
                verticalAlign: 'top',
                font: 'inherit',
                color: 'inherit',
                resize: 'none',
                background: 'transparent',
                border: 0,
                borderBottom: '1px solid',
              }}
            />
          </Box>
        ))}
      </Box>
      <Button
        onClick={() => {
          added.current = true;
          setSteps([...steps, '']);
        }}
      >
        Add a step
      </Button>
    </Box>
  );
}
