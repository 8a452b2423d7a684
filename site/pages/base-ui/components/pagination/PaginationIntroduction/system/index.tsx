import { useState } from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';
import { quiet } from '../../../../../../families/base-ui/look/quiet';
import { pageItems } from './pageItems';

const Pages = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  margin: 0,
  padding: 0,
  font: `400 15px/20px ${quiet.font}`,
  listStyle: 'none',
  color: quiet.ink,
});

const Page = styled(Button)({
  boxSizing: 'border-box',
  minInlineSize: 40,
  blockSize: 40,
  border: '1px solid transparent',
  borderRadius: 8,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: quiet.hover },
  '&[aria-current]': {
    borderColor: quiet.accent,
    fontWeight: 600,
    color: quiet.accent,
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `2px solid ${quiet.accent}`,
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed' },
});

const Gap = styled('li')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  color: quiet.muted,
});

const Arrow = styled('span')({
  display: 'block',
  '&:dir(rtl)': { scale: '-1 1' },
});

export default function PaginationIntroduction() {
  const [page, setPage] = useState(5);
  const count = 12;

  return (
    <nav aria-label="Search results">
      <Pages>
        <li>
          <Page
            aria-label="Previous page"
            disabled={page === 1}
            focusableWhenDisabled
            onClick={() => setPage(page - 1)}
          >
            <Arrow aria-hidden="true">‹</Arrow>
          </Page>
        </li>
        {pageItems(page, count).map((item, index) =>
          item === 'gap' ? (
            <Gap key={`gap-${index}`}>…</Gap>
          ) : (
            <li key={item}>
              <Page
                aria-label={`Page ${item}`}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => setPage(item)}
              >
                {item}
              </Page>
            </li>
          ),
        )}
        <li>
          <Page
            aria-label="Next page"
            disabled={page === count}
            focusableWhenDisabled
            onClick={() => setPage(page + 1)}
          >
            <Arrow aria-hidden="true">›</Arrow>
          </Page>
        </li>
      </Pages>
    </nav>
  );
}
