import Card, { cardClasses } from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';

export default function CardActionArea() {
  return (
    <Card
      sx={{
        width: 300,
        maxWidth: '100%',
        '&:hover': {
          boxShadow: 'md',
          borderColor: 'neutral.outlinedHoverBorder',
        },
        [`&.${cardClasses.root}`]: { transition: 'box-shadow 0.2s' },
      }}
    >
      <CardContent orientation="horizontal">
        <div>
          <Typography level="title-md">
            <Link overlay underline="none" href="#clickable" color="neutral">
              Winter schedule
            </Link>
          </Typography>
          <Typography level="body-sm">Changed on 3 October</Typography>
        </div>
        <IconButton
          size="sm"
          variant="soft"
          aria-label="Save for later"
          sx={{ marginInlineStart: 'auto', zIndex: 2 }}
        >
          <BookmarkBorder />
        </IconButton>
      </CardContent>
    </Card>
  );
}
