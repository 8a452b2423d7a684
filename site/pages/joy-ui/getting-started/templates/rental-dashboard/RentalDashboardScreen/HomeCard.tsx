import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import { HomePicture } from './HomePicture';
import { type Home, money } from './homes';

export interface HomeCardProps {
  readonly home: Home;
  readonly favorite: boolean;
  /** Whether it is the one that is marked on the map. */
  readonly current: boolean;
  readonly onFavorite: () => void;
  readonly onShow: () => void;
}

export function HomeCard(props: HomeCardProps) {
  const { home, favorite, current, onFavorite, onShow } = props;
  return (
    <Card
      component="li"
      id={`home-${home.id}`}
      color={current ? 'primary' : 'neutral'}
      sx={{
        bgcolor: 'background.surface',
        outline: current ? '2px solid' : 'none',
        outlineColor: 'primary.500',
        scrollMarginBlock: '16px',
      }}
    >
      <CardOverflow sx={{ p: 0, overflow: 'hidden' }}>
        <HomePicture home={home} />
        <IconButton
          size="sm"
          variant="solid"
          color={favorite ? 'danger' : 'neutral'}
          aria-label={`Favorite: ${home.title}`}
          aria-pressed={favorite}
          onClick={onFavorite}
          sx={{
            position: 'absolute',
            top: 12,
            insetInlineEnd: 12,
            zIndex: 1,
            borderRadius: '50%',
          }}
        >
          {favorite ? <FavoriteIcon /> : <FavoriteBorderIcon />}
        </IconButton>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="h2">
          <Link
            overlay
            component="button"
            color="neutral"
            underline="none"
            textColor="text.primary"
            aria-current={current ? 'location' : undefined}
            onClick={onShow}
            sx={{ textAlign: 'start' }}
          >
            {home.title}
          </Link>
        </Typography>
        <Typography level="body-sm">{home.street}</Typography>
        <Typography level="body-sm">
          From {home.from}, {home.rooms} {home.rooms === 1 ? 'room' : 'rooms'},{' '}
          {home.size} m²
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, my: 1 }}>
          {[home.kind, ...home.extras].map((name) => (
            <Chip key={name} size="sm">
              {name}
            </Chip>
          ))}
        </Box>
        <Typography level="title-lg" sx={{ mt: 'auto' }}>
          {money(home.rent)} <Typography level="body-sm">a month</Typography>
        </Typography>
      </CardContent>
    </Card>
  );
}
