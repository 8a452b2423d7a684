import { useState } from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import { coffeePhoto } from '../../../../families/joy-ui/data/coffeePhoto';

export default function ProductCard() {
  const [liked, setLiked] = useState(false);

  return (
    <Card sx={{ width: 300, maxWidth: '100%', boxShadow: 'lg' }}>
      <CardOverflow>
        <AspectRatio ratio="4/3">
          <img
            src={coffeePhoto}
            alt="Espresso in a red cup and saucer on a wooden table"
          />
        </AspectRatio>
        <IconButton
          aria-label="Keep in favorites"
          aria-pressed={liked}
          variant="solid"
          color={liked ? 'danger' : 'neutral'}
          onClick={() => setLiked(!liked)}
          sx={{
            position: 'absolute',
            zIndex: 2,
            borderRadius: '50%',
            insetInlineEnd: '1rem',
            bottom: 0,
            transform: 'translateY(50%)',
          }}
        >
          {liked ? <Favorite /> : <FavoriteBorder />}
        </IconButton>
      </CardOverflow>
      <CardContent>
        <Typography level="body-sm">Kitchen</Typography>
        <Link
          href="#ProductCard"
          overlay
          color="neutral"
          textColor="text.primary"
          sx={{ fontWeight: 'md' }}
        >
          Espresso cup with saucer
        </Link>
        <Typography
          component="div"
          level="title-lg"
          endDecorator={
            <Chip size="sm" variant="soft" color="success">
              Lowest price
            </Chip>
          }
        >
          $18
        </Typography>
        <Typography level="body-sm">7 left in stock</Typography>
      </CardContent>
      <CardOverflow>
        <Button size="lg" variant="solid">
          Add to cart
        </Button>
      </CardOverflow>
    </Card>
  );
}
