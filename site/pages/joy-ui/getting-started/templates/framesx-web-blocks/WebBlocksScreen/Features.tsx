import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import RateReviewOutlinedIcon from '@mui/icons-material/RateReviewOutlined';
import { Block } from './Block';

const features = [
  {
    title: 'Favorites',
    text: 'Clients mark pictures, and you export the list for your editor.',
    Icon: FavoriteBorderIcon,
    color: 'danger',
  },
  {
    title: 'Comments on a spot',
    text: 'A note belongs to a place in the picture, and is ticked off when it is done.',
    Icon: RateReviewOutlinedIcon,
    color: 'primary',
  },
  {
    title: 'Private galleries',
    text: 'A password, an end date, and downloads only where you allow them.',
    Icon: LockOutlinedIcon,
    color: 'success',
  },
  {
    title: 'Print orders',
    text: 'Sizes and prices are yours; the lab gets the file and the address.',
    Icon: PrintOutlinedIcon,
    color: 'warning',
  },
] as const;

export function Features() {
  return (
    <Block
      id="features"
      title="From the card to the wall"
      text="The way of a picture, without attachments and lists in between."
    >
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {features.map(({ title, text, Icon, color }) => (
          <Card
            key={title}
            component="li"
            variant="soft"
            color={color}
            sx={{ borderRadius: 'lg', gap: 1 }}
          >
            <Icon sx={{ fontSize: 28, color: 'inherit' }} />
            <Typography level="title-lg" component="h3" textColor="inherit">
              {title}
            </Typography>
            <Typography textColor="inherit">{text}</Typography>
          </Card>
        ))}
      </Box>
    </Block>
  );
}
