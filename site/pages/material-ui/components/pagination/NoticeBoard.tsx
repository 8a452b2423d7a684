import { useState } from 'react';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function NoticeBoard() {
  const [page, setPage] = useState(3);

  return (
    <Pagination
      aria-label="Pages of notices"
      count={5}
      page={page}
      onChange={(event, next) => {
        event.preventDefault();
        setPage(next);
      }}
      renderItem={(item) => (
        <PaginationItem
          {...item}
          component={item.disabled ? 'span' : 'a'}
          href={item.disabled ? undefined : `?page=${item.page}`}
        />
      )}
    />
  );
}
