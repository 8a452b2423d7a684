import Autocomplete from '@mui/joy/Autocomplete';
import type { AutocompleteRenderGetTagProps } from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';

const skills = ['Carpentry', 'Plumbing', 'Roofing', 'Tiling', 'Wiring'];

interface SkillChipProps extends ReturnType<AutocompleteRenderGetTagProps> {
  skill: string;
}

function SkillChip({ skill, ...remove }: Omit<SkillChipProps, 'key'>) {
  const button = <ChipDelete aria-label={`Remove ${skill}`} {...remove} />;

  return (
    <Chip variant="soft" endDecorator={button}>
      {skill}
    </Chip>
  );
}

export default function AutocompleteMultiple() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      aria-label="Skills"
      options={skills}
      defaultValue={['Roofing', 'Tiling']}
      renderTags={(values, getTagProps) =>
        values.map((skill, index) => {
          const { key, ...remove } = getTagProps({ index });
          return <SkillChip key={key} skill={skill} {...remove} />;
        })
      }
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
