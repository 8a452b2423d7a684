import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { rules } from './validate';

/** A field for a new password, with what it has to be. */
export function NewPassword(
  props: TextFieldProps & { readonly value: string },
) {
  const [shown, setShown] = useState(false);
  const id = useId();
  const list = `${id}-rules`;

  return (
    <div>
      <TextField
        {...props}
        id={id}
        autoComplete="new-password"
        type={shown ? 'text' : 'password'}
        slotProps={{
          htmlInput: {
            'aria-describedby': props.helperText
              ? `${list} ${id}-helper-text`
              : list,
          },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={shown ? 'Hide password' : 'Show password'}
                  onClick={() => setShown(!shown)}
                >
                  {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Stack
        component="ul"
        id={list}
        direction="row"
        useFlexGap
        sx={{ m: 0, mt: 1, p: 0, gap: 1, columnGap: 2, flexWrap: 'wrap' }}
      >
        {rules.map(({ text, holds }) => (
          <Rule key={text} text={text} met={holds(props.value)} />
        ))}
      </Stack>
    </div>
  );
}

function Rule({ text, met }: { readonly text: string; readonly met: boolean }) {
  const Icon = met ? CheckCircleIcon : RadioButtonUncheckedIcon;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        color: met ? 'success.main' : 'text.secondary',
      }}
    >
      <Icon titleAccess={met ? 'Met:' : 'Not met:'} sx={{ fontSize: 16 }} />
      <Typography component="span" variant="caption">
        {text}
      </Typography>
    </Box>
  );
}
