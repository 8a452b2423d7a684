import AspectRatio from '@mui/joy/AspectRatio';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import IconButton from '@mui/joy/IconButton';
import Typography from '@mui/joy/Typography';
import GitHub from '@mui/icons-material/GitHub';
import Language from '@mui/icons-material/Language';
import LinkedIn from '@mui/icons-material/LinkedIn';
import { launchPhoto } from '../../../../families/joy-ui/data/launchPhoto';

const profiles = [
  { name: 'GitHub', href: 'https://example.com/github', Icon: GitHub },
  { name: 'LinkedIn', href: 'https://example.com/linkedin', Icon: LinkedIn },
  { name: 'Website', href: 'https://example.com', Icon: Language },
];

export default function ProfileCard() {
  return (
    <Card
      component="article"
      aria-labelledby="profile-card-name"
      sx={{ width: 340, maxWidth: '100%', textAlign: 'center' }}
    >
      <CardOverflow>
        <AspectRatio ratio="2">
          <img src={launchPhoto} alt="A rocket on its launch pad at dusk" />
        </AspectRatio>
      </CardOverflow>
      <CardContent sx={{ alignItems: 'center' }}>
        <Avatar
          aria-hidden
          variant="solid"
          color="primary"
          sx={(theme) => ({
            '--Avatar-size': '72px',
            '--Avatar-ring': `0 0 0 4px ${theme.vars.palette.background.surface}`,
            mt: '-48px',
            mb: 1,
          })}
        >
          LO
        </Avatar>
        <Typography id="profile-card-name" component="h3" level="title-lg">
          Lena Ortiz
        </Typography>
        <Typography level="body-sm">Launch engineer in Cocoa Beach</Typography>
        <Typography sx={{ mt: 1 }}>
          Twelve years of countdowns. Writes about valves and weather.
        </Typography>
      </CardContent>
      <CardActions sx={{ justifyContent: 'center' }}>
        {profiles.map(({ name, href, Icon }) => (
          <IconButton
            key={name}
            component="a"
            href={href}
            variant="outlined"
            aria-label={`${name} of Lena Ortiz`}
          >
            <Icon />
          </IconButton>
        ))}
      </CardActions>
      <CardOverflow>
        <Button size="lg" variant="soft">
          Follow
        </Button>
      </CardOverflow>
    </Card>
  );
}
