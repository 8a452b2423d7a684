import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import { Block } from './Block';
import { voices } from './content';

export function Testimonials() {
  return (
    <Block
      id="voices"
      title="What studios say"
      text="4,200 photographers show their work with Framesx."
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
          gap: 2,
        }}
      >
        {voices.map(({ name, role, text }) => (
          <Card
            key={name}
            component="figure"
            sx={{ m: 0, gap: 2, justifyContent: 'space-between' }}
          >
            <div>
              <FormatQuoteIcon color="primary" sx={{ fontSize: 32 }} />
              <Typography component="blockquote" level="title-md" sx={{ m: 0 }}>
                {text}
              </Typography>
            </div>
            <Box
              component="figcaption"
              sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}
            >
              <Avatar variant="solid" color="neutral" aria-hidden>
                {name.charAt(0)}
              </Avatar>
              <div>
                <Typography level="title-sm">{name}</Typography>
                <Typography level="body-sm">{role}</Typography>
              </div>
            </Box>
          </Card>
        ))}
      </Box>
    </Block>
  );
}
