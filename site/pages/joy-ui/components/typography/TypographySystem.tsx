import Typography from '@mui/joy/Typography';

export default function TypographySystem() {
  return (
    <Typography
      sx={{
        fontSize: { xs: 'lg', sm: 'xl3' },
        fontWeight: 'xl',
        letterSpacing: '-0.02em',
        textAlign: 'center',
        textWrap: 'balance',
      }}
    >
      Fresh bread, delivered before breakfast
    </Typography>
  );
}
