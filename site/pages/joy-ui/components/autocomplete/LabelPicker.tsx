import { useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const labels = [
  { name: 'Urgent', color: 'danger', text: 'Within one day' },
  { name: 'Repair', color: 'warning', text: 'Something is broken' },
  { name: 'Wish', color: 'primary', text: 'Something new' },
  { name: 'Done', color: 'success', text: 'Waits for inspection' },
] as const;

type Label = (typeof labels)[number];

export default function LabelPicker() {
  const [chosen, setChosen] = useState<Label[]>([labels[1]]);

  return (
    <Sheet
      variant="outlined"
      sx={{ width: 320, maxWidth: '100%', p: 2, borderRadius: 'md' }}
    >
      <Typography level="title-md">Leaking tap, room 214</Typography>
      <Stack
        direction="row"
        useFlexGap
        spacing={0.5}
        sx={{ my: 1.5, flexWrap: 'wrap' }}
      >
        {chosen.map(({ name, color }) => (
          <Chip key={name} color={color} variant="soft">
            {name}
          </Chip>
        ))}
        {chosen.length === 0 && (
          <Typography level="body-sm">No labels yet</Typography>
        )}
      </Stack>
      <FormControl>
        <FormLabel>Labels</FormLabel>
        <Autocomplete
          multiple
          disableCloseOnSelect
          disableClearable
          placeholder="Filter labels"
          options={labels}
          getOptionLabel={({ name }) => name}
          value={chosen}
          onChange={(_event, next) => setChosen(next)}
          onKeyDown={(event) => {
            if (event.key === 'Backspace') event.defaultMuiPrevented = true;
          }}
          renderTags={() => null}
          renderOption={(props, { name, color, text }, { selected }) => {
            const { key, ...rest } = props as typeof props & { key: string };
            return (
              <AutocompleteOption {...rest} key={key}>
                <ListItemDecorator>
                  {selected && <CheckIcon />}
                </ListItemDecorator>
                <ListItemContent>
                  <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                    <Box
                      component="span"
                      sx={{
                        width: 12,
                        height: 12,
                        borderRadius: '50%',
                        bgcolor: `${color}.500`,
                      }}
                    />
                    {name}
                  </Box>
                  <Typography level="body-xs">{text}</Typography>
                </ListItemContent>
              </AutocompleteOption>
            );
          }}
          sx={{ '--Input-placeholderOpacity': 1 }}
        />
      </FormControl>
      <Typography level="body-xs" role="status" sx={{ mt: 1.5 }}>
        {chosen.length} of {labels.length} labels
      </Typography>
    </Sheet>
  );
}
