import StarIcon from '@mui/icons-material/Star';
import Typography from '@mui/joy/Typography';

export default function TypographySlots() {
  return (
    <Typography
      level="inherit"
      startDecorator={<StarIcon />}
      slots={{ startDecorator: 'b' }}
      slotProps={{ startDecorator: { 'aria-hidden': true } }}
      sx={{ '--Typography-gap': '12px' }}
    >
      Editor’s choice
    </Typography>
  );
}
