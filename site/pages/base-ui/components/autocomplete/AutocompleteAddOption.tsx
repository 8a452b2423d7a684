import { useState } from 'react';
import { createFilterOptions } from '@mui/base/useAutocomplete';
import { Combobox } from '../../../../families/base-ui/look/Combobox';

const filter = createFilterOptions<string>();

export default function AutocompleteAddOption() {
  const [tags, setTags] = useState(['summer', 'sale', 'shoes']);

  return (
    <Combobox
      label="Tag"
      options={tags}
      placeholder="Type a new tag"
      filterOptions={(options, state) => {
        const text = state.inputValue.trim();
        const isNew = text !== '' && !options.includes(text);
        return isNew
          ? [...filter(options, state), text]
          : filter(options, state);
      }}
      onChange={(_event, tag) => {
        if (tag !== null && !tags.includes(tag)) setTags([...tags, tag]);
      }}
    />
  );
}
