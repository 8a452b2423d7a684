import Button from '@mui/joy/Button';

export default function ShadowOneElement() {
  return (
    <Button
      sx={(theme) => ({
        '--joy-shadowChannel': theme.vars.palette.primary.mainChannel,
        '--joy-shadowOpacity': '0.5',
        '--joy-shadowRing': 'inset 0 -3px 0 rgb(0 0 0 / 0.24)',
        boxShadow: theme.shadow.md,
      })}
    >
      Play the album
    </Button>
  );
}
