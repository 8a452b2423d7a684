import useAutocomplete from '@mui/material/useAutocomplete';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';

const field = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  p: 0.75,
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 2,
  bgcolor: 'background.paper',
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
};

const tag = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  pl: 1.25,
  pr: 0.5,
  borderRadius: 1,
  bgcolor: 'action.selected',
  '&:focus': { outline: '2px solid', outlineColor: 'primary.main' },
  '& svg': { display: 'block', fontSize: 16 },
};

const removeButton = {
  p: 0.5,
  border: 0,
  color: 'inherit',
  bgcolor: 'transparent',
  cursor: 'pointer',
};

const listbox = {
  m: 0,
  mt: 0.75,
  p: 0.75,
  maxHeight: 220,
  overflow: 'auto',
  borderRadius: 2,
  boxShadow: 4,
  listStyle: 'none',
  bgcolor: 'background.paper',
};

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  px: 1.25,
  py: 0.75,
  borderRadius: 1,
  cursor: 'pointer',
  '&.Mui-focused': { bgcolor: 'action.hover' },
  '&[aria-selected="false"] svg': { visibility: 'hidden' },
};

const languages = ['Arabic', 'English', 'French', 'Hindi', 'Spanish', 'Thai'];

export default function UseAutocompleteStyled() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getTagProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    setAnchorEl,
    value,
  } = useAutocomplete({
    id: 'spoken-languages',
    componentName: 'UseAutocompleteStyled',
    multiple: true,
    disableCloseOnSelect: true,
    options: languages,
    defaultValue: ['English', 'Hindi'],
  });

  return (
    <div {...getRootProps()}>
      <label {...getInputLabelProps()}>Languages</label>
      <Box ref={setAnchorEl} sx={field}>
        {value.map((language, index) => {
          const { key, onDelete, ...props } = getTagProps({ index });
          return (
            <Box component="span" key={key} {...props} sx={tag}>
              {language}
              <Box
                component="button"
                type="button"
                tabIndex={-1}
                aria-label={`Remove ${language}`}
                onClick={onDelete}
                sx={removeButton}
              >
                <CloseIcon />
              </Box>
            </Box>
          );
        })}
        <InputBase inputProps={getInputProps()} sx={{ flex: 1 }} />
      </Box>
      {groupedOptions.length > 0 && (
        <Box component="ul" {...getListboxProps()} sx={listbox}>
          {groupedOptions.map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            return (
              <Box component="li" key={key} {...props} sx={row}>
                {option}
                <CheckIcon fontSize="small" />
              </Box>
            );
          })}
        </Box>
      )}
    </div>
  );
}
