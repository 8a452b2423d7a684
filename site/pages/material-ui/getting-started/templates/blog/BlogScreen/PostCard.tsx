import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Cover } from './Cover';
import type { Post } from './posts';

export interface PostCardProps {
  readonly post: Post;
  readonly seed: number;
  /** Whether it is the post that the page begins with. */
  readonly featured?: boolean;
}

export function PostCard({ post, seed, featured = false }: PostCardProps) {
  const { slug, title, text, topic, author, date, minutes } = post;
  return (
    <Card
      component="article"
      variant="outlined"
      sx={{
        position: 'relative',
        height: 1,
        display: 'flex',
        flexDirection: featured ? { xs: 'column', md: 'row' } : 'column',
        borderRadius: 3,
        transition: 'border-color 150ms',
        '&:hover': { borderColor: 'primary.main' },
        '&:has(a:focus-visible)': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: 2,
        },
      }}
    >
      <Box
        sx={{
          flex: featured ? { md: '0 0 55%' } : 'none',
          aspectRatio: '16 / 9',
          minHeight: 0,
        }}
      >
        <Cover topic={topic} seed={seed} />
      </Box>
      <CardContent
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: featured ? 'center' : 'flex-start',
          gap: 1,
          p: { xs: 2.5, md: featured ? 4 : 2.5 },
        }}
      >
        <Typography variant="overline" color="primary" sx={{ lineHeight: 1.5 }}>
          {topic}
        </Typography>
        <Typography
          component={featured ? 'h2' : 'h3'}
          sx={{
            fontSize: featured ? { xs: '1.5rem', md: '2rem' } : '1.125rem',
            fontWeight: 600,
            lineHeight: 1.25,
            textWrap: 'balance',
          }}
        >
          {/* The whole card leads there, and the link is its title. */}
          <Link
            href={`#${slug}`}
            color="inherit"
            underline="none"
            sx={{
              outline: 0,
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {title}
          </Link>
        </Typography>
        <Typography
          variant={featured ? 'body1' : 'body2'}
          color="text.secondary"
        >
          {text}
        </Typography>
        <Typography
          variant="caption"
          color="text.secondary"
          sx={{ mt: featured ? 1 : 'auto', pt: 1 }}
        >
          {author} · <time dateTime={date[1]}>{date[0]}</time> · {minutes} min
        </Typography>
      </CardContent>
    </Card>
  );
}
