import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import { styled } from '@mui/joy/styles';

const More = styled('span')(({ theme }) => ({
  paddingInline: theme.spacing(1),
  borderRadius: theme.vars.radius.xl,
  fontSize: theme.vars.fontSize.sm,
  ...theme.variants.solid.neutral,
}));

export default function AutocompleteSlots() {
  return (
    <Autocomplete
      multiple
      limitTags={1}
      aria-label="Warehouses"
      options={['Aarhus', 'Gdynia', 'Malmö', 'Riga']}
      defaultValue={['Aarhus', 'Riga', 'Gdynia']}
      renderTags={(values) =>
        values.map((value) => <Chip key={value}>{value}</Chip>)
      }
      slots={{ limitTag: More }}
      slotProps={{
        wrapper: { sx: { gap: 1 } },
        popupIndicator: ({ popupOpen }) => ({
          color: popupOpen ? 'primary' : 'neutral',
        }),
      }}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
