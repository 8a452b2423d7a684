import { useState } from 'react';
import { Button } from '@mui/base/Button';
import type { ButtonOwnerState } from '@mui/base/Button';

function look({ active, disabled, focusVisible }: ButtonOwnerState) {
  return {
    style: {
      cursor: disabled ? 'default' : 'pointer',
      outline: focusVisible ? '2px solid' : 'none',
      textDecorationLine: disabled ? 'none' : 'underline',
      textDecorationThickness: active ? 3 : 1,
    },
  };
}

export default function CallBackNote() {
  const [asked, setAsked] = useState(false);

  return (
    <p style={{ maxWidth: 300 }}>
      The workshop opens at nine. When nobody answers,{' '}
      <Button
        slots={{ root: 'span' }}
        slotProps={{ root: look }}
        disabled={asked}
        focusableWhenDisabled
        onClick={() => setAsked(true)}
      >
        {asked ? 'expect our call before noon' : 'ask us to call you back'}
      </Button>{' '}
      and keep your order number at hand.
    </p>
  );
}
