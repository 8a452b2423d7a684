import { useId } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import { ChipChoice } from './ChipChoice';
import { extras, kinds, money } from './homes';
import { everything, rentRange, type Search, toggled } from './search';

export interface FiltersProps {
  readonly search: Search;
  readonly onChange: (change: Partial<Search>) => void;
}

export function Filters({ search, onChange }: FiltersProps) {
  const rent = useId();
  const rooms = useId();
  const [lowest, highest] = search.rent;

  return (
    <Stack spacing={2.5}>
      <div>
        <FormLabel component="p" id={rent}>
          Rent, {money(lowest)} to {money(highest)}
        </FormLabel>
        <Box sx={{ px: 1 }}>
          <Slider
            value={[lowest, highest]}
            min={rentRange[0]}
            max={rentRange[1]}
            step={50}
            getAriaLabel={(index) =>
              index === 0 ? 'Lowest rent' : 'Highest rent'
            }
            getAriaValueText={money}
            onChange={(_event, value) => {
              if (typeof value === 'number') return;
              onChange({
                rent: [value[0] ?? rentRange[0], value[1] ?? rentRange[1]],
              });
            }}
          />
        </Box>
      </div>
      <div>
        <FormLabel component="p" id={rooms} sx={{ mb: 0.75 }}>
          Rooms, at least
        </FormLabel>
        <ToggleButtonGroup
          size="sm"
          aria-labelledby={rooms}
          value={String(search.rooms)}
          onChange={(_event, value) => onChange({ rooms: Number(value ?? 1) })}
        >
          {['1', '2', '3', '4', '5'].map((count) => (
            <Button key={count} value={count}>
              {count}
            </Button>
          ))}
        </ToggleButtonGroup>
      </div>
      <div>
        <FormLabel component="p" sx={{ mb: 0.75 }}>
          Kind
        </FormLabel>
        <ChipChoice
          label="Kind"
          items={kinds}
          chosen={search.kinds}
          onToggle={(kind) => onChange({ kinds: toggled(search.kinds, kind) })}
        />
      </div>
      <div>
        <FormLabel component="p" sx={{ mb: 0.75 }}>
          Must have
        </FormLabel>
        <ChipChoice
          label="Must have"
          items={extras}
          chosen={search.extras}
          onToggle={(extra) =>
            onChange({ extras: toggled(search.extras, extra) })
          }
        />
      </div>
      <Typography
        component="label"
        level="title-sm"
        endDecorator={
          <Switch
            checked={search.favoritesOnly}
            onChange={(event) =>
              onChange({ favoritesOnly: event.target.checked })
            }
            sx={{ marginInlineStart: 'auto' }}
          />
        }
      >
        Favorites only
      </Typography>
      <Button
        size="sm"
        variant="outlined"
        color="neutral"
        onClick={() => onChange(everything)}
      >
        Reset filters
      </Button>
    </Stack>
  );
}
