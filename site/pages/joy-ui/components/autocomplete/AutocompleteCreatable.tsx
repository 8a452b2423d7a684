import { useState } from 'react';
import AddIcon from '@mui/icons-material/Add';
import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

const filter = createFilterOptions<string>();

export default function AutocompleteCreatable() {
  const [projects, setProjects] = useState(['Garden', 'Kitchen', 'Roof']);
  const [project, setProject] = useState<string | null>(null);

  return (
    <Autocomplete
      aria-label="Project"
      placeholder="Project"
      options={projects}
      value={project}
      selectOnFocus
      clearOnBlur
      handleHomeEndKeys
      filterOptions={(options, state) => {
        const found = filter(options, state);
        const text = state.inputValue.trim();
        return text && !options.includes(text) ? [...found, text] : found;
      }}
      renderOption={(props, option) => {
        const { key, ...rest } = props as typeof props & { key: string };
        return (
          <AutocompleteOption {...rest} key={key}>
            {!projects.includes(option) && (
              <ListItemDecorator>
                <AddIcon />
              </ListItemDecorator>
            )}
            {projects.includes(option) ? option : `Create “${option}”`}
          </AutocompleteOption>
        );
      }}
      onChange={(_event, next) => {
        if (next && !projects.includes(next)) setProjects([...projects, next]);
        setProject(next);
      }}
      sx={{ width: 280, '--Input-placeholderOpacity': 1 }}
    />
  );
}
