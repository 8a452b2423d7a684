import { styled } from '@mui/system';
import { Tooltip as BaseTooltip } from '../../../../../../families/base-ui/look/Tooltip';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const Tooltip = styled(BaseTooltip)({
  zIndex: 1500,
  boxSizing: 'border-box',
  inlineSize: 'max-content',
  maxInlineSize: 'min(260px, calc(100vw - 32px))',
  padding: '4px 10px',
  borderRadius: 6,
  font: `400 14px/20px ${quiet.font}`,
  color: 'light-dark(#f8fafc, #0f172a)',
  backgroundColor: 'light-dark(#1e293b, #e2e8f0)',
});

const Button = styled('button')({
  padding: '9px 16px',
  border: '1px solid transparent',
  borderRadius: 8,
  font: `500 15px/20px ${quiet.font}`,
  color: 'light-dark(#ffffff, #1e1b4b)',
  backgroundColor: quiet.accent,
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${quiet.accent}`, outlineOffset: 2 },
});

const Outlined = styled(Button)({
  borderColor: quiet.line,
  color: quiet.ink,
  backgroundColor: quiet.surface,
});

export default function TooltipIntroduction() {
  return (
    <Actions>
      <Tooltip title="Visible to your team">
        <Button type="button">Publish</Button>
      </Tooltip>
      <Tooltip title="Keeps 30 versions">
        <Outlined type="button">Save draft</Outlined>
      </Tooltip>
    </Actions>
  );
}
