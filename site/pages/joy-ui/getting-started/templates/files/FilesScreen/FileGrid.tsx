import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import type { FilesProps } from './FileTable';
import { formatSize } from './format';
import { kindNames } from './data';
import { Preview } from './Thumb';

export function FileGrid({
  items,
  selected,
  onOpen,
}: Omit<FilesProps, 'onStar'>) {
  return (
    <Box
      component="ul"
      aria-label="Files"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
        gap: 1.5,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {items.map((item) => (
        <Card
          key={item.id}
          component="li"
          size="sm"
          color={item.id === selected ? 'primary' : 'neutral'}
          variant={item.id === selected ? 'soft' : 'outlined'}
        >
          <Preview kind={item.kind} height={96} />
          <div>
            <Link
              component="button"
              overlay
              underline="none"
              level="title-sm"
              textColor="text.primary"
              aria-current={item.id === selected || undefined}
              onClick={() => onOpen(item)}
              sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
            >
              {item.name}
            </Link>
            <Typography level="body-xs" textColor="text.secondary">
              {item.kind === 'folder'
                ? kindNames.folder
                : formatSize(item.bytes)}
            </Typography>
          </div>
        </Card>
      ))}
    </Box>
  );
}
