import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Select from '@mui/joy/Select';
import SearchIcon from '@mui/icons-material/Search';
import { carriers, type Order, statuses } from './orders';
import type { View } from './view';

const choices = ['All', ...statuses] as const;

export interface FiltersProps {
  readonly view: View;
  readonly matching: readonly Order[];
  readonly onChange: (change: Partial<View>) => void;
}

export function Filters({ view, matching, onChange }: FiltersProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
      <FormControl size="sm" sx={{ flex: '1 1 220px' }}>
        <FormLabel>Search</FormLabel>
        <Input
          type="search"
          placeholder="Order, customer, or city"
          startDecorator={<SearchIcon />}
          value={view.search}
          onChange={(event) => onChange({ search: event.target.value })}
          sx={{ '--Input-placeholderOpacity': 1 }}
        />
      </FormControl>
      <FormControl size="sm" sx={{ flex: '0 1 160px', minWidth: 140 }}>
        <FormLabel>Carrier</FormLabel>
        <Select
          value={view.carrier}
          onChange={(_event, carrier) =>
            onChange({ carrier: carrier ?? 'All' })
          }
        >
          {['All', ...carriers].map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
      </FormControl>
      <RadioGroup
        orientation="horizontal"
        aria-label="Status"
        name="status"
        value={view.status}
        onChange={(event) =>
          onChange({
            status: choices.find((one) => one === event.target.value) ?? 'All',
          })
        }
        sx={{ flex: '1 1 100%', flexWrap: 'wrap', gap: 1 }}
      >
        {choices.map((name) => {
          const color = view.status === name ? 'primary' : 'neutral';
          const count = matching.filter(
            ({ status }) => name === 'All' || status === name,
          ).length;
          return (
            <Chip key={name} color={color}>
              <Radio
                overlay
                disableIcon
                size="sm"
                variant="outlined"
                color={color}
                value={name}
                label={`${name} ${count}`}
              />
            </Chip>
          );
        })}
      </RadioGroup>
    </Box>
  );
}
