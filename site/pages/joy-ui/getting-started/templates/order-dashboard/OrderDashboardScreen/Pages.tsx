import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Typography from '@mui/joy/Typography';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';

export interface PagesProps {
  readonly page: number;
  readonly pages: number;
  /** Such as "Orders 1 to 8 of 22". */
  readonly text: string;
  readonly onPage: (page: number) => void;
}

export function Pages({ page, pages, text, onPage }: PagesProps) {
  const turned = { '[dir="rtl"] &': { scale: '-1 1' } };
  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}
    >
      <Typography level="body-sm" role="status" sx={{ flex: 1 }}>
        {text}
      </Typography>
      <IconButton
        size="sm"
        aria-label="Previous page"
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeftIcon sx={turned} />
      </IconButton>
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <IconButton
          key={number}
          size="sm"
          variant={number === page ? 'soft' : 'plain'}
          color={number === page ? 'primary' : 'neutral'}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </IconButton>
      ))}
      <IconButton
        size="sm"
        aria-label="Next page"
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRightIcon sx={turned} />
      </IconButton>
    </Box>
  );
}
