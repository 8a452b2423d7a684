import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const Button = styled(BaseButton)({
  padding: '9px 16px',
  border: '1px solid transparent',
  borderRadius: 8,
  font: `500 15px/20px ${quiet.font}`,
  color: 'light-dark(#ffffff, #1e1b4b)',
  backgroundColor: quiet.accent,
  cursor: 'pointer',
  [`&.${buttonClasses.active}`]: { translate: '0 1px' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `2px solid ${quiet.accent}`,
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed' },
});

const Outlined = styled(Button)({
  borderColor: quiet.line,
  color: quiet.ink,
  backgroundColor: quiet.surface,
});

export default function ButtonIntroduction() {
  return (
    <Actions>
      <Button>Save changes</Button>
      <Outlined>Preview</Outlined>
      <Button disabled>Publish</Button>
    </Actions>
  );
}
