import { useState } from 'react';
import { Button } from '@mui/base/Button';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

export default function PaginationPrevNext() {
  const [page, setPage] = useState(1);

  return (
    <nav className="quiet-actions" aria-label="Photos">
      <Button
        className="quiet-button quiet-outlined"
        disabled={page === 1}
        focusableWhenDisabled
        onClick={() => setPage(page - 1)}
      >
        Previous
      </Button>
      <span role="status">Page {page} of 6</span>
      <Button
        className="quiet-button quiet-outlined"
        disabled={page === 6}
        focusableWhenDisabled
        onClick={() => setPage(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
