import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import SearchIcon from '@mui/icons-material/Search';

export interface BlogHeaderProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

export function BlogHeader({ search, onSearch }: BlogHeaderProps) {
  return (
    <AppBar
      position="sticky"
      color="default"
      elevation={0}
      sx={{
        bgcolor: 'background.default',
        backgroundImage: 'none',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Container maxWidth="lg">
        <Toolbar disableGutters sx={{ gap: { xs: 2, sm: 4 } }}>
          <Link
            href="#home"
            color="inherit"
            underline="none"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              fontWeight: 700,
              whiteSpace: 'nowrap',
            }}
          >
            <Mark />
            The Slow Map
          </Link>
          <Stack
            component="nav"
            aria-label="Blog"
            direction="row"
            sx={{ display: { xs: 'none', sm: 'flex' }, gap: 3 }}
          >
            {['About', 'Archive'].map((text) => (
              <Link
                key={text}
                href={`#${text.toLowerCase()}`}
                color="text.secondary"
                underline="hover"
              >
                {text}
              </Link>
            ))}
          </Stack>
          <TextField
            type="search"
            size="small"
            placeholder="Search posts"
            value={search}
            onChange={(event) => onSearch(event.target.value)}
            slotProps={{
              htmlInput: { 'aria-label': 'Search posts' },
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon fontSize="small" />
                  </InputAdornment>
                ),
              },
            }}
            sx={{ marginInlineStart: 'auto', maxWidth: 240, minWidth: 0 }}
          />
        </Toolbar>
      </Container>
    </AppBar>
  );
}

function Mark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden="true"
      sx={{ flex: 'none', width: 28, height: 28, color: 'primary.main' }}
    >
      <circle
        cx="16"
        cy="16"
        r="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
      />
      <path d="m10 22 4-10 8-2-4 10Z" fill="currentColor" />
    </Box>
  );
}
