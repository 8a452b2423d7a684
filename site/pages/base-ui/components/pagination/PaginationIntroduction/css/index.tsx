import { useState } from 'react';
import { Button } from '@mui/base/Button';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/pagination.css';
import { pageItems } from './pageItems';

export default function PaginationIntroduction() {
  const [page, setPage] = useState(5);
  const count = 12;

  return (
    <nav aria-label="Search results">
      <ul className="quiet-pages">
        <li>
          <Button
            className="quiet-page"
            aria-label="Previous page"
            disabled={page === 1}
            focusableWhenDisabled
            onClick={() => setPage(page - 1)}
          >
            <span className="quiet-arrow" aria-hidden="true">
              ‹
            </span>
          </Button>
        </li>
        {pageItems(page, count).map((item, index) =>
          item === 'gap' ? (
            <li key={`gap-${index}`} className="quiet-gap">
              …
            </li>
          ) : (
            <li key={item}>
              <Button
                className="quiet-page"
                aria-label={`Page ${item}`}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => setPage(item)}
              >
                {item}
              </Button>
            </li>
          ),
        )}
        <li>
          <Button
            className="quiet-page"
            aria-label="Next page"
            disabled={page === count}
            focusableWhenDisabled
            onClick={() => setPage(page + 1)}
          >
            <span className="quiet-arrow" aria-hidden="true">
              ›
            </span>
          </Button>
        </li>
      </ul>
    </nav>
  );
}
