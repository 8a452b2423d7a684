import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createAccount } from './createAccount';
import { NewPassword } from './NewPassword';
import { type Field, type Values, validate } from './validate';

const empty: Values = {
  given: '',
  family: '',
  email: '',
  password: '',
  terms: false,
};

export interface SignUpFormProps {
  readonly onSignedUp: (email: string) => void;
}

export function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const [values, setValues] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const errors = validate(values);
  // A mistake is shown when its field is left, and never while it is typed.
  const shown = (field: Field) => (left.has(field) ? errors[field] : undefined);

  const field = (name: Exclude<Field, 'terms'>) => ({
    name,
    required: true,
    fullWidth: true,
    value: values[name],
    error: shown(name) !== undefined,
    helperText: shown(name),
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
    onBlur: () => setLeft(new Set([...left, name])),
  });

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [first] = Object.keys(errors) as Field[];
    setLeft(new Set(Object.keys(values) as Field[]));
    setFailure('');
    if (first !== undefined) {
      event.currentTarget
        .querySelector<HTMLElement>(`[name=${first}]`)
        ?.focus();
      return;
    }
    setBusy(true);
    try {
      await createAccount(values);
      onSignedUp(values.email);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };

  return (
    <>
      <Typography component="h1" variant="h4" sx={{ fontSize: '1.75rem' }}>
        Create your account
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
        Swap seeds with gardeners nearby. Free for up to 30 varieties.
      </Typography>
      <Stack
        component="form"
        noValidate
        spacing={2.5}
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) =>
          void submit(event)
        }
      >
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
        <Grid container spacing={2.5}>
          <Grid size={{ xs: 12, sm: 6 }}>
            <TextField
              {...field('given')}
              label="First name"
              autoComplete="given-name"
            />
          </Grid>
          <Grid size={{ xs: 12, sm: 6 }}>
            <TextField
              {...field('family')}
              label="Last name"
              autoComplete="family-name"
            />
          </Grid>
        </Grid>
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
        />
        <NewPassword {...field('password')} label="Password" />
        <FormControl error={shown('terms') !== undefined}>
          <FormControlLabel
            sx={{ alignItems: 'flex-start' }}
            control={
              <Checkbox
                name="terms"
                required
                checked={values.terms}
                onChange={(_event, terms) => setValues({ ...values, terms })}
                slotProps={{
                  input: {
                    'aria-describedby': shown('terms') && 'terms-error',
                  },
                }}
                sx={{ mt: -1 }}
              />
            }
            label={
              <>
                I accept the <Link href="#terms">terms</Link> and the{' '}
                <Link href="#privacy">privacy policy</Link>
              </>
            }
          />
          {shown('terms') && (
            <FormHelperText id="terms-error">{shown('terms')}</FormHelperText>
          )}
        </FormControl>
        <Button type="submit" variant="contained" size="large" loading={busy}>
          Create account
        </Button>
      </Stack>
    </>
  );
}
