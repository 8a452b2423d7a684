import { useId } from 'react';
import { Input as BaseInput, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const Field = styled('div')({
  display: 'grid',
  gap: 6,
  inlineSize: 'min(100%, 280px)',
});

const Label = styled('label')({
  font: `500 14px/20px ${quiet.font}`,
  color: quiet.ink,
});

const Input = styled(BaseInput)({
  boxSizing: 'border-box',
  paddingInline: 12,
  border: `1px solid ${quiet.line}`,
  borderRadius: 8,
  color: quiet.ink,
  backgroundColor: quiet.surface,
  [`&.${inputClasses.focused}`]: {
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
  '& ::placeholder': { color: quiet.muted, opacity: 1 },
});

export default function InputIntroduction() {
  const id = useId();

  return (
    <Field>
      <Label htmlFor={id}>Project name</Label>
      <Input id={id} placeholder="Harbor bridge" />
    </Field>
  );
}
