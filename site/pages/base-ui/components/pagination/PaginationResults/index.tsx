import { useRef, useState } from 'react';
import { Button } from '@mui/base/Button';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/pagination.css';
import './results.css';
import { pageItems } from './pageItems';

const size = 3;
const titles = [
  'Rotate an API key',
  'Invite a teammate',
  'Export your data',
  'Change the billing address',
  'Connect a calendar',
  'Turn on two-factor sign-in',
  'Restore a deleted file',
];
const articles = Array.from({ length: 28 }, (_, index) => ({
  id: index + 1,
  title: titles[index % titles.length] ?? '',
}));
const pageCount = Math.ceil(articles.length / size);

export default function PaginationResults() {
  const [page, setPage] = useState(1);
  const summary = useRef<HTMLParagraphElement>(null);
  const from = (page - 1) * size;
  const shown = articles.slice(from, from + size);

  const changePage = (newPage: number) => {
    setPage(newPage);
    summary.current?.focus();
  };

  return (
    <div className="results">
      <p ref={summary} className="quiet-label results-summary" tabIndex={-1}>
        Articles {from + 1}–{from + shown.length} of {articles.length}
      </p>
      <ol className="results-list" start={from + 1}>
        {shown.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
      <nav aria-label="Help articles">
        <ul className="quiet-pages">
          {pageItems(page, pageCount).map((item, index) =>
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
                  onClick={() => changePage(item)}
                >
                  {item}
                </Button>
              </li>
            ),
          )}
        </ul>
      </nav>
    </div>
  );
}
