'use client';

import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export const Action = styled(Button)(({ theme }) => ({
  padding: theme.spacing(1.25, 2),
  border: 0,
  borderRadius: 8,
  font: '500 15px/20px system-ui, sans-serif',
  color: '#ffffff',
  backgroundColor: '#4f46e5',
  cursor: 'pointer',
  [`&.${buttonClasses.active}`]: { backgroundColor: '#3730a3' },
  [`&.${buttonClasses.disabled}`]: { opacity: 0.5, cursor: 'default' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid #4f46e5',
    outlineOffset: 2,
  },
}));
