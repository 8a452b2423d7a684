import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BlogFooter } from './BlogFooter';
import { BlogHeader } from './BlogHeader';
import { Newsletter } from './Newsletter';
import { PostCard } from './PostCard';
import { posts, type Topic, topics } from './posts';

const pageSize = 6;

export default function BlogScreen() {
  const list = useRef<HTMLHeadingElement>(null);
  const [topic, setTopic] = useState<Topic | null>(null);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const everything = topic === null && search === '';
  const [featured] = posts;

  const found = posts.filter(
    (post) =>
      (topic === null || post.topic === topic) &&
      `${post.title} ${post.text}`.toLowerCase().includes(search.toLowerCase()),
  );
  // The featured post is above the list, unless the reader looks for something.
  const listed = everything ? found.slice(1) : found;
  const shown = listed.slice((page - 1) * pageSize, page * pageSize);

  const look = (next: { topic?: Topic | null; search?: string }) => {
    if (next.topic !== undefined) setTopic(next.topic);
    if (next.search !== undefined) setSearch(next.search);
    setPage(1);
  };

  return (
    <>
      <BlogHeader search={search} onSearch={(text) => look({ search: text })} />
      <Container component="main" maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
        <Typography
          component="h1"
          sx={{
            fontSize: { xs: '2rem', md: '3rem' },
            fontWeight: 700,
            letterSpacing: '-0.02em',
            lineHeight: 1.1,
          }}
        >
          Walks, maps and weather
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 1, mb: 4 }}>
          Notes from three people who would rather take the slow train.
        </Typography>
        {everything && featured && (
          <Box component="section" aria-label="Featured" sx={{ mb: 5 }}>
            <PostCard post={featured} seed={0} featured />
          </Box>
        )}
        <Stack
          direction="row"
          useFlexGap
          role="group"
          aria-label="Topics"
          sx={{ gap: 1, mb: 3, flexWrap: 'wrap' }}
        >
          {[null, ...topics].map((one) => (
            <Chip
              key={one ?? 'all'}
              label={one ?? 'All topics'}
              clickable
              aria-pressed={one === topic}
              color={one === topic ? 'primary' : 'default'}
              variant={one === topic ? 'filled' : 'outlined'}
              onClick={() => look({ topic: one })}
            />
          ))}
        </Stack>
        <Typography
          ref={list}
          component="h2"
          variant="h6"
          tabIndex={-1}
          sx={{ mb: 2, outline: 0, scrollMarginTop: 88 }}
        >
          {everything ? 'Latest posts' : `Posts found: ${found.length}`}
        </Typography>
        {shown.length === 0 ? (
          <Stack spacing={2} sx={{ py: 6, alignItems: 'center' }}>
            <Typography>No post matches this search.</Typography>
            <Button
              variant="outlined"
              onClick={() => look({ topic: null, search: '' })}
            >
              Show all posts
            </Button>
          </Stack>
        ) : (
          <Grid container spacing={3}>
            {shown.map((post) => (
              <Grid key={post.slug} size={{ xs: 12, sm: 6, md: 4 }}>
                <PostCard post={post} seed={posts.indexOf(post)} />
              </Grid>
            ))}
          </Grid>
        )}
        {listed.length > pageSize && (
          <Pagination
            count={Math.ceil(listed.length / pageSize)}
            page={page}
            onChange={(_event, next) => {
              setPage(next);
              list.current?.focus({ preventScroll: true });
              list.current?.scrollIntoView();
            }}
            sx={{ mt: 4, display: 'flex', justifyContent: 'center' }}
          />
        )}
        <Newsletter />
      </Container>
      <BlogFooter />
    </>
  );
}
