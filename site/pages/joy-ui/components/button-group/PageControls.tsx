import { useState } from 'react';
import KeyboardArrowLeftIcon from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const pages = [1, 2, 3, 4];

export default function PageControls() {
  const [page, setPage] = useState(2);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <ButtonGroup aria-label="Pages of the order list">
        <IconButton
          aria-label="Previous page"
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        >
          <KeyboardArrowLeftIcon />
        </IconButton>
        {pages.map((one) => (
          <Button
            key={one}
            aria-label={`Page ${one}`}
            aria-current={one === page ? 'page' : undefined}
            variant={one === page ? 'soft' : 'outlined'}
            onClick={() => setPage(one)}
          >
            {one}
          </Button>
        ))}
        <IconButton
          aria-label="Next page"
          disabled={page === pages.length}
          onClick={() => setPage(page + 1)}
        >
          <KeyboardArrowRightIcon />
        </IconButton>
      </ButtonGroup>
      <Typography level="body-sm" role="status">
        Orders {page * 10 - 9} to {page * 10}
      </Typography>
    </Stack>
  );
}
