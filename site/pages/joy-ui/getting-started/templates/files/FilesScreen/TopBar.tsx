import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import type { ReactNode } from 'react';

export type Layout = 'list' | 'grid';

export interface TopBarProps {
  readonly title: string;
  readonly top: boolean;
  readonly query: string;
  readonly layout: Layout;
  readonly add: ReactNode;
  readonly onQuery: (query: string) => void;
  readonly onLayout: (layout: Layout) => void;
  readonly onMenu: () => void;
  readonly onTop: () => void;
}

export function TopBar({
  title,
  top,
  query,
  layout,
  add,
  onQuery,
  onLayout,
  onMenu,
  onTop,
}: TopBarProps) {
  return (
    <Stack sx={{ gap: 2, p: { xs: 2, md: 3 }, pb: { xs: 1.5, md: 2 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <IconButton
          aria-label="Open places"
          onClick={onMenu}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Input
          type="search"
          placeholder="Search files"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          startDecorator={<SearchIcon />}
          slotProps={{ input: { 'aria-label': 'Search files' } }}
          sx={{
            flex: 1,
            minWidth: 0,
            maxWidth: 420,
            '--Input-placeholderOpacity': 1,
          }}
        />
        <Box sx={{ flex: { sm: 1 } }} />
        {add}
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'flex-end', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {!top && (
            <Breadcrumbs aria-label="Path" size="sm" sx={{ p: 0, mb: 0.5 }}>
              <Link href="#all-files" color="neutral" onClick={onTop}>
                All files
              </Link>
              <Typography aria-current="page">{title}</Typography>
            </Breadcrumbs>
          )}
          <Typography level="h2" component="h1" noWrap>
            {title}
          </Typography>
        </Box>
        <ToggleButtonGroup
          size="sm"
          variant="plain"
          spacing={0.5}
          aria-label="Layout"
          value={layout}
          onChange={(_event, next) => onLayout(next ?? layout)}
        >
          <Button value="list" aria-label="List">
            <TableRowsOutlined />
          </Button>
          <Button value="grid" aria-label="Grid">
            <GridViewOutlined />
          </Button>
        </ToggleButtonGroup>
      </Stack>
    </Stack>
  );
}
