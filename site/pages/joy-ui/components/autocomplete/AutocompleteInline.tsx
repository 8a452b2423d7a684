import type { ComponentProps } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteListbox from '@mui/joy/AutocompleteListbox';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import Box from '@mui/joy/Box';

function InlineListbox({ children, ...props }: ComponentProps<'div'>) {
  return (
    <AutocompleteListbox
      {...props}
      component="div"
      variant="soft"
      color="primary"
      size="sm"
      slotProps={{
        root: { 'aria-labelledby': undefined, 'aria-label': 'Branches' },
      }}
      sx={{ mt: 1, maxHeight: 150, boxShadow: 'none', zIndex: 0 }}
    >
      {children}
    </AutocompleteListbox>
  );
}

const branches = ['Harbor', 'Market hall', 'Old town', 'Station', 'University'];

export default function AutocompleteInline() {
  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <Autocomplete
        open
        forcePopupIcon={false}
        aria-label="Branch"
        options={branches}
        defaultValue="Market hall"
        slots={{ listbox: InlineListbox }}
        renderOption={(props, branch) => {
          const { key, ...rest } = props as typeof props & { key: string };
          return (
            <AutocompleteOption
              {...rest}
              key={key}
              variant="soft"
              sx={{ borderRadius: 'sm', mx: 0.5 }}
            >
              {branch}
            </AutocompleteOption>
          );
        }}
      />
    </Box>
  );
}
