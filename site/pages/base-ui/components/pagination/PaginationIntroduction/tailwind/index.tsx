import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { pageItems } from './pageItems';

const pageClass =
  'box-border h-10 min-w-10 cursor-pointer rounded-lg border border-solid border-transparent bg-transparent [font:inherit] text-inherit outline-offset-2 outline-indigo-600 hover:bg-slate-100 focus-visible:outline-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-[current]:border-indigo-600 aria-[current]:font-semibold aria-[current]:text-indigo-600 dark:outline-indigo-300 dark:hover:bg-slate-700 dark:aria-[current]:border-indigo-300 dark:aria-[current]:text-indigo-300';

export default function PaginationIntroduction() {
  const [page, setPage] = useState(5);
  const count = 12;

  return (
    <nav aria-label="Search results">
      <ul className="m-0 flex list-none flex-wrap gap-1 p-0 font-sans text-[15px]/5 text-slate-900 dark:text-slate-100">
        <li>
          <Button
            className={pageClass}
            aria-label="Previous page"
            disabled={page === 1}
            focusableWhenDisabled
            onClick={() => setPage(page - 1)}
          >
            <span className="block rtl:-scale-x-100" aria-hidden="true">
              ‹
            </span>
          </Button>
        </li>
        {pageItems(page, count).map((item, index) =>
          item === 'gap' ? (
            <li
              key={`gap-${index}`}
              className="grid w-6 place-items-center text-slate-600 dark:text-slate-400"
            >
              …
            </li>
          ) : (
            <li key={item}>
              <Button
                className={pageClass}
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
            className={pageClass}
            aria-label="Next page"
            disabled={page === count}
            focusableWhenDisabled
            onClick={() => setPage(page + 1)}
          >
            <span className="block rtl:-scale-x-100" aria-hidden="true">
              ›
            </span>
          </Button>
        </li>
      </ul>
    </nav>
  );
}
