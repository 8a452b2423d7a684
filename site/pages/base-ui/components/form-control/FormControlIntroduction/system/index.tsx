import { useId } from 'react';
import {
  FormControl as BaseFormControl,
  useFormControlContext,
} from '@mui/base/FormControl';
import { Input as BaseInput, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const FormControl = styled(BaseFormControl)({
  display: 'grid',
  gap: 6,
  inlineSize: 'min(100%, 280px)',
});

const StyledLabel = styled('label')({
  font: `500 14px/20px ${quiet.font}`,
  color: quiet.ink,
});

const StyledHint = styled('p')({
  margin: 0,
  font: `400 14px/20px ${quiet.font}`,
  color: quiet.muted,
});

const Input = styled(BaseInput)({
  boxSizing: 'border-box',
  paddingInline: 12,
  border: `1px solid ${quiet.line}`,
  borderRadius: 8,
  color: quiet.ink,
  backgroundColor: quiet.surface,
  '&:focus-within': {
    borderColor: quiet.accent,
    outline: `1px solid ${quiet.accent}`,
  },
  [`& .${inputClasses.input}`]: {
    inlineSize: '100%',
    padding: '8px 0',
    border: 0,
    outline: 0,
    font: `400 15px/24px ${quiet.font}`,
    color: 'inherit',
    background: 'none',
  },
});

function Label({ children, htmlFor }: { children: string; htmlFor: string }) {
  const field = useFormControlContext();
  return (
    <StyledLabel htmlFor={htmlFor}>
      {children}
      {field?.required && <span aria-hidden="true"> *</span>}
    </StyledLabel>
  );
}

function Hint({ id }: { id: string }) {
  const field = useFormControlContext();
  return (
    <StyledHint id={id}>
      {field?.filled ? 'Shown on every invoice' : 'Enter the registered name'}
    </StyledHint>
  );
}

export default function FormControlIntroduction() {
  const id = useId();

  return (
    <FormControl required defaultValue="">
      <Label htmlFor={id}>Company</Label>
      <Input
        id={id}
        autoComplete="organization"
        aria-describedby={`${id}-hint`}
      />
      <Hint id={`${id}-hint`} />
    </FormControl>
  );
}
