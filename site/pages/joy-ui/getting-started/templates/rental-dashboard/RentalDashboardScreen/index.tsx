import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import TuneIcon from '@mui/icons-material/Tune';
import { CityMap } from './CityMap';
import { Filters } from './Filters';
import { Results } from './Results';
import { everything, find, type Order, orders, type Search } from './search';
import { SearchHeader } from './SearchHeader';

export default function RentalDashboardScreen() {
  const [search, setSearch] = useState(everything);
  const [filters, setFilters] = useState(false);
  // What a narrow window shows; a wide one has space for both.
  const [view, setView] = useState<'List' | 'Map'>('List');
  const [current, setCurrent] = useState<string | null>(null);
  const [favorites, setFavorites] = useState<ReadonlySet<string>>(
    new Set(['tower']),
  );
  const found = find(search, favorites);

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
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              gridColumn: '1 / -1',
            }}
          >
            <Box sx={{ flex: '1 1 180px' }}>
              <Typography level="h3" component="h1">
                Homes to rent
              </Typography>
              <Typography level="body-sm" role="status">
                Found {found.length}, {favorites.size}{' '}
                {favorites.size === 1 ? 'favorite' : 'favorites'}
              </Typography>
            </Box>
            <ToggleButtonGroup
              size="sm"
              aria-label="View"
              value={view}
              onChange={(_event, next) => setView(next ?? view)}
              sx={{ display: { md: 'none' } }}
            >
              <Button value="List">List</Button>
              <Button value="Map">Map</Button>
            </ToggleButtonGroup>
            <Select
              size="sm"
              value={search.order}
              onChange={(_event, order) => change({ order: order ?? 'rent' })}
              slotProps={{ button: { 'aria-label': 'Sort by' } }}
              sx={{ minWidth: 168 }}
            >
              {(Object.keys(orders) as Order[]).map((key) => (
                <Option key={key} value={key}>
                  {orders[key]}
                </Option>
              ))}
            </Select>
          </Box>
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
              height: { xs: 480, md: 'calc(100dvh - 48px)' },
              maxHeight: 720,
            }}
          >
            <CityMap homes={found} current={current} onChoose={choose} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
