import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, MemoryRouter, useSearchParams } from 'react-router';

function OrderPages() {
  const [search] = useSearchParams();
  const page = Number(search.get('page') ?? 1);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>
        Orders {page * 20 - 19} to {page * 20}
      </Typography>
      <Pagination
        page={page}
        count={6}
        renderItem={(item) => (
          <PaginationItem
            {...item}
            component={item.disabled ? 'button' : Link}
            to={`?page=${item.page}`}
          />
        )}
      />
    </Stack>
  );
}

export default function RoutingPagination() {
  return (
    <MemoryRouter initialEntries={['/orders?page=2']}>
      <OrderPages />
    </MemoryRouter>
  );
}
