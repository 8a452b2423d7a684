import { useId, useState } from 'react';
import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { Box, styled } from '@mui/system';

const Button = styled(BaseButton)({
  padding: '8px 16px',
  border: '1px solid',
  borderRadius: 8,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid',
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: {
    borderStyle: 'dashed',
    cursor: 'not-allowed',
  },
});

export default function CourseEnrolment() {
  const hint = useId();
  const [read, setRead] = useState(false);
  const [enrolled, setEnrolled] = useState(false);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <label>
        <input
          type="checkbox"
          checked={read}
          onChange={(event) => setRead(event.target.checked)}
        />{' '}
        I have read the workshop rules
      </label>
      <Button
        disabled={!read || enrolled}
        focusableWhenDisabled
        aria-describedby={hint}
        onClick={() => setEnrolled(true)}
      >
        Enrol
      </Button>
      <span id={hint} role="status">
        {enrolled && 'You are enrolled'}
        {!enrolled && (read ? 'Two places left' : 'Read the rules first')}
      </span>
    </Box>
  );
}
