import { Link, MemoryRouter, useSearchParams } from 'react-router';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/pagination.css';
import { pageItems } from './pageItems';

function ArticlePages() {
  const [params] = useSearchParams();
  const page = Number(params.get('page') ?? 1);

  return (
    <nav aria-label="Articles">
      <ul className="quiet-pages">
        {pageItems(page, 9).map((item, index) =>
          item === 'gap' ? (
            <li key={`gap-${index}`} className="quiet-gap">
              …
            </li>
          ) : (
            <li key={item}>
              <Link
                className="quiet-page"
                to={`?page=${item}`}
                aria-label={`Page ${item}`}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

export default function PaginationLinks() {
  return (
    <MemoryRouter initialEntries={['/articles?page=2']}>
      <ArticlePages />
    </MemoryRouter>
  );
}
