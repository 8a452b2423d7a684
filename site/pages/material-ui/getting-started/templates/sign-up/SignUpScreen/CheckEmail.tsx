import { useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import MarkEmailReadOutlinedIcon from '@mui/icons-material/MarkEmailReadOutlined';

export interface CheckEmailProps {
  readonly email: string;
  readonly onBack: () => void;
}

export function CheckEmail({ email, onBack }: CheckEmailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone, so the focus goes to what has taken its place.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <MarkEmailReadOutlinedIcon color="success" sx={{ fontSize: 48 }} />
      <Typography
        ref={heading}
        component="h1"
        variant="h5"
        tabIndex={-1}
        sx={{ outline: 0 }}
      >
        Check your email
      </Typography>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        We sent a link to <strong>{email}</strong>. Open it within an hour to
        finish your account.
      </Typography>
      <Button onClick={onBack}>Use another address</Button>
    </Stack>
  );
}
