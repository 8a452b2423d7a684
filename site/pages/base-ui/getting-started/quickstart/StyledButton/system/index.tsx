import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Button = styled(BaseButton)({
  padding: '9px 16px',
  border: '1px solid transparent',
  borderRadius: 8,
  font: '500 15px/20px system-ui, sans-serif',
  color: 'light-dark(#ffffff, #1e1b4b)',
  backgroundColor: 'light-dark(#4f46e5, #a5b4fc)',
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#4f46e5, #a5b4fc)',
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed' },
});

export default function StyledButton() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Button>Create project</Button>
      <Button disabled>Import project</Button>
    </div>
  );
}
