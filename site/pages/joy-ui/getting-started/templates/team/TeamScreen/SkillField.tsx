import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { allSkills } from './people';

export interface SkillFieldProps {
  readonly skills: readonly string[];
  readonly onChange: (skills: readonly string[]) => void;
}

export function SkillField({ skills, onChange }: SkillFieldProps) {
  return (
    <FormControl sx={{ gridColumn: { sm: '1 / -1', md: 'auto' } }}>
      <FormLabel>Skills</FormLabel>
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={allSkills}
        value={[...skills]}
        onChange={(_event, chosen) => onChange(chosen)}
        renderTags={(chosen, getTagProps) =>
          chosen.map((skill, index) => {
            const { key, ...remove } = getTagProps({ index });
            return (
              <Chip
                key={key}
                endDecorator={
                  <ChipDelete aria-label={`Remove ${skill}`} {...remove} />
                }
              >
                {skill}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
