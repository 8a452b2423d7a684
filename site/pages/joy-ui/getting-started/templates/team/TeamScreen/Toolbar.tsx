import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import SearchIcon from '@mui/icons-material/Search';
import { places } from './people';
import type { Query } from './search';
import { SkillField } from './SkillField';

export interface ToolbarProps {
  readonly query: Query;
  readonly onChange: (change: Partial<Query>) => void;
}

export function Toolbar({ query, onChange }: ToolbarProps) {
  return (
    <Box
      role="search"
      aria-label="People"
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { sm: '1fr 1fr', md: '2fr 1fr 2fr' },
      }}
    >
      <FormControl>
        <FormLabel>Name or role</FormLabel>
        <Input
          type="search"
          startDecorator={<SearchIcon />}
          value={query.words}
          onChange={(event) => onChange({ words: event.target.value })}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Office</FormLabel>
        <Select
          value={query.place ?? 'Anywhere'}
          onChange={(_event, place) =>
            onChange({ place: place === 'Anywhere' ? null : place })
          }
        >
          {['Anywhere', ...places].map((place) => (
            <Option key={place} value={place}>
              {place}
            </Option>
          ))}
        </Select>
      </FormControl>
      <SkillField
        skills={query.skills}
        onChange={(skills) => onChange({ skills })}
      />
    </Box>
  );
}
