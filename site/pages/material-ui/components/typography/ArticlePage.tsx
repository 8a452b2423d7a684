import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ArticlePage() {
  return (
    <Box component="article" sx={{ maxWidth: 560, mx: 'auto' }}>
      <Typography variant="overline" component="p" color="textSecondary">
        Field notes
      </Typography>
      <Typography
        variant="h3"
        component="h3"
        gutterBottom
        sx={{ fontSize: { xs: '2rem', sm: '3rem' }, textWrap: 'balance' }}
      >
        Counting swifts over the old town
      </Typography>
      <Typography
        variant="subtitle1"
        component="p"
        color="textSecondary"
        gutterBottom
      >
        Every evening in June, forty volunteers look up for half an hour.
      </Typography>
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ alignItems: 'center', my: 2 }}
      >
        <Avatar sx={{ bgcolor: 'primary.main' }}>MN</Avatar>
        <div>
          <Typography variant="subtitle2" component="p">
            Mira Novak
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            6 minutes to read
          </Typography>
        </div>
      </Stack>
      <Divider sx={{ my: 2 }} />
      <Typography sx={{ mb: 2 }}>
        They arrive in the first week of May and leave at the end of July. In
        between, they sleep, eat, and drink in the air, and come to the roofs
        only to feed their young.
      </Typography>
      <Typography variant="h6" component="h4" gutterBottom>
        How the count works
      </Typography>
      <Typography sx={{ mb: 2 }}>
        Each group watches one roof and writes down every bird that enters it.
        The numbers go into a <Link href="#article">shared table</Link> the same
        evening.
      </Typography>
      <Typography
        component="blockquote"
        variant="h6"
        sx={{
          m: 0,
          paddingInlineStart: 2,
          borderInlineStart: 4,
          borderColor: 'primary.main',
          fontWeight: 400,
        }}
      >
        “You cannot count them while they scream. You have to wait until they
        turn.”
      </Typography>
    </Box>
  );
}
