import { useState } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import TuneIcon from '@mui/icons-material/Tune';
import { Chosen } from './Chosen';
import { CityMap } from './CityMap';
import { Filters } from './Filters';
import { Results } from './Results';
import { ResultsBar, type View } from './ResultsBar';
import { everything, find, type Search } from './search';
import { SearchHeader } from './SearchHeader';

export default function RentalDashboardScreen() {
  const [search, setSearch] = useState(everything);
  const [filters, setFilters] = useState(false);
  const [view, setView] = useState<View>('List');
  const [current, setCurrent] = useState<string | null>(null);
  const [favorites, setFavorites] = useState<ReadonlySet<string>>(
    new Set(['tower']),
  );
  const found = find(search, favorites);
  const chosen = found.find(({ id }) => id === current);

  const change = (part: Partial<Search>) => setSearch({ ...search, ...part });
  const favor = (id: string) => {
    const next = new Set(favorites);
    if (!next.delete(id)) next.add(id);
    setFavorites(next);
  };
  const choose = (id: string) => {
    setCurrent(id);
    document.getElementById(`home-${id}`)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.level1' }}>
      <SearchHeader words={search.words} onWords={(words) => change({ words })}>
        <Button
          variant="outlined"
          color="neutral"
          startDecorator={<TuneIcon />}
          onClick={() => setFilters(true)}
          sx={{ display: { lg: 'none' } }}
        >
          Filters
        </Button>
      </SearchHeader>
      <Drawer
        open={filters}
        onClose={() => setFilters(false)}
        sx={{ display: { lg: 'none' } }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Filters</DialogTitle>
        <DialogContent sx={{ p: 2 }}>
          <Filters search={search} onChange={change} />
        </DialogContent>
        <Button sx={{ m: 2 }} onClick={() => setFilters(false)}>
          Show {found.length} {found.length === 1 ? 'home' : 'homes'}
        </Button>
      </Drawer>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            md: 'minmax(0, 1fr) minmax(0, 1fr)',
            lg: '240px minmax(0, 1fr) minmax(0, 0.8fr)',
          },
          alignItems: 'start',
          gap: 3,
          p: { xs: 2, sm: 3 },
        }}
      >
        <Box
          component="aside"
          aria-label="Filters"
          sx={{ display: { xs: 'none', lg: 'block' } }}
        >
          <Filters search={search} onChange={change} />
        </Box>
        <Box
          component="main"
          sx={{
            gridColumn: { md: 'span 2' },
            display: 'grid',
            gridTemplateColumns: 'subgrid',
            gap: { xs: 2, md: 3 },
            alignItems: 'start',
          }}
        >
          <ResultsBar
            text={`Found ${found.length}, ${favorites.size} ${favorites.size === 1 ? 'favorite' : 'favorites'}`}
            view={view}
            onView={setView}
            order={search.order}
            onOrder={(order) => change({ order })}
          />
          <Box
            sx={{
              display: { xs: view === 'List' ? 'block' : 'none', md: 'block' },
            }}
          >
            <Results
              homes={found}
              favorites={favorites}
              current={current}
              onFavorite={favor}
              onShow={setCurrent}
            />
          </Box>
          <Box
            sx={{
              display: { xs: view === 'Map' ? 'block' : 'none', md: 'block' },
              position: { md: 'sticky' },
              top: 24,
              height: { md: 'calc(100dvh - 48px)' },
              maxHeight: { md: 720 },
            }}
          >
            <CityMap homes={found} current={current} onChoose={choose} />
            {chosen !== undefined && (
              <Chosen
                home={chosen}
                onShow={() => {
                  // The list has to be there before it can be scrolled.
                  flushSync(() => setView('List'));
                  choose(chosen.id);
                }}
              />
            )}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
