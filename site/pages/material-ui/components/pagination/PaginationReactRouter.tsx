import { Link, MemoryRouter, useSearchParams } from 'react-router';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

function NewsPages() {
  const [params] = useSearchParams();

  return (
    <Pagination
      aria-label="News"
      count={8}
      page={Number(params.get('page') ?? 1)}
      renderItem={(item) =>
        item.disabled ? (
          <PaginationItem {...item} />
        ) : (
          <PaginationItem
            {...item}
            component={Link}
            to={`/news?page=${item.page}`}
          />
        )
      }
    />
  );
}

export default function PaginationReactRouter() {
  return (
    <MemoryRouter initialEntries={['/news?page=3']}>
      <NewsPages />
    </MemoryRouter>
  );
}
