import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';

const fruits = ['Apple', 'Apricot', 'Banana', 'Cherry'];

export default function UseAutocompleteBasic() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
  } = useAutocomplete({ id: 'fruit', options: fruits });

  return (
    <Box
      {...getRootProps()}
      sx={{ '& .Mui-focused': { bgcolor: 'action.focus' } }}
    >
      <label {...getInputLabelProps()}>Fruit</label>{' '}
      <input {...getInputProps()} />
      {groupedOptions.length > 0 && (
        <ul {...getListboxProps()}>
          {groupedOptions.map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {option}
              </li>
            );
          })}
        </ul>
      )}
    </Box>
  );
}
