import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import { HomeCard } from './HomeCard';
import type { Home } from './homes';

export interface ResultsProps {
  readonly homes: readonly Home[];
  readonly favorites: ReadonlySet<string>;
  readonly current: string | null;
  readonly onFavorite: (id: string) => void;
  readonly onShow: (id: string) => void;
}

export function Results(props: ResultsProps) {
  const { homes, favorites, current, onFavorite, onShow } = props;
  if (homes.length === 0) {
    return (
      <Sheet
        variant="soft"
        sx={{ p: 5, borderRadius: 'lg', textAlign: 'center' }}
      >
        No home matches. Raise the rent, or ask for less.
      </Sheet>
    );
  }
  return (
    <Box
      component="ul"
      aria-label="Homes"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(196px, 100%), 1fr))',
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {homes.map((home) => (
        <HomeCard
          key={home.id}
          home={home}
          favorite={favorites.has(home.id)}
          current={home.id === current}
          onFavorite={() => onFavorite(home.id)}
          onShow={() => onShow(home.id)}
        />
      ))}
    </Box>
  );
}
