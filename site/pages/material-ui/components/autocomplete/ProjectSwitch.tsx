import { useState } from 'react';
import useAutocomplete from '@mui/material/useAutocomplete';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';

const projects = ['Harbour lights', 'Tide tables', 'Ferry app'];
const row = { px: 2, py: 1, '&.Mui-focused': { bgcolor: 'action.focus' } };

export default function ProjectSwitch() {
  const [current, setCurrent] = useState('Tide tables');
  const [words, setWords] = useState('');
  const list = useAutocomplete({
    componentName: 'ProjectSwitch',
    open: true,
    autoHighlight: true,
    options: projects,
    value: null,
    inputValue: words,
    onInputChange: (_event, next, reason) =>
      setWords(reason === 'input' ? next : ''),
    onChange: (_event, project) => setCurrent(project ?? current),
  });

  return (
    <Paper {...list.getRootProps()} sx={{ width: '100%', maxWidth: 300 }}>
      <Box
        component="label"
        {...list.getInputLabelProps()}
        sx={{ display: 'block', typography: 'subtitle2', px: 2, pt: 2 }}
      >
        Switch from {current} to
      </Box>
      <InputBase
        fullWidth
        placeholder="Find a project"
        inputProps={list.getInputProps()}
        sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      />
      <Box
        component="ul"
        {...list.getListboxProps()}
        sx={{ m: 0, p: 0, py: 1, minHeight: 136, listStyle: 'none' }}
      >
        {list.groupedOptions.map((option, index) => {
          const { key, ...props } = list.getOptionProps({ option, index });
          return (
            <Box component="li" key={key} {...props} sx={row}>
              {option}
            </Box>
          );
        })}
      </Box>
    </Paper>
  );
}
