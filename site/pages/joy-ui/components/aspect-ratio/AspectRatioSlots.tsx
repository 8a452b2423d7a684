import AspectRatio from '@mui/joy/AspectRatio';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const GrowingContent = styled('div')(({ theme }) => ({
  aspectRatio: '16 / 9',
  padding: theme.spacing(2),
  borderRadius: 'inherit',
  color: theme.vars.palette.primary.softColor,
  backgroundColor: theme.vars.palette.primary.softBg,
}));

export default function AspectRatioSlots() {
  return (
    <AspectRatio
      component="section"
      aria-label="Parking"
      slots={{ content: GrowingContent }}
      sx={{ width: 240, borderRadius: 'md' }}
    >
      <Typography level="body-sm" textColor="inherit">
        Cars may stop in the yard for ten minutes. For longer visits, there is a
        parking garage in Mill Street, two minutes on foot. Bicycles have a shed
        behind the building, and its door opens with the code of your
        invitation. The box becomes higher than 16 to 9 for this text.
      </Typography>
    </AspectRatio>
  );
}
