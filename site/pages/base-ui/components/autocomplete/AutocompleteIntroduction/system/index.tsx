import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const Field = styled('div')({
  display: 'grid',
  gap: 6,
  inlineSize: 'min(100%, 320px)',
  font: `400 15px/24px ${quiet.font}`,
  color: quiet.ink,
});

const Label = styled('label')({ font: `500 14px/20px ${quiet.font}` });

const Input = styled('input')({
  boxSizing: 'border-box',
  inlineSize: '100%',
  padding: '8px 12px',
  border: `1px solid ${quiet.line}`,
  borderRadius: 8,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: quiet.surface,
  '&::placeholder': { color: quiet.muted, opacity: 1 },
  '&:focus': {
    borderColor: quiet.accent,
    outline: `1px solid ${quiet.accent}`,
  },
});

const Listbox = styled('ul')({
  position: 'relative',
  boxSizing: 'border-box',
  maxBlockSize: 220,
  margin: 0,
  padding: 4,
  overflow: 'auto',
  border: `1px solid ${quiet.hairline}`,
  borderRadius: 10,
  listStyle: 'none',
  backgroundColor: quiet.raised,
  boxShadow: quiet.shadow,
});

const Option = styled('li')({
  padding: '6px 10px',
  borderRadius: 6,
  cursor: 'pointer',
  '&.Mui-focused': { backgroundColor: quiet.hover },
  '&.Mui-focusVisible': {
    outline: `2px solid ${quiet.accent}`,
    outlineOffset: -2,
  },
  '&[aria-selected="true"]': { fontWeight: 600 },
});

const cities = ['Bergen', 'Bilbao', 'Bologna', 'Bordeaux', 'Brno'];

export default function AutocompleteIntroduction() {
  const city = useAutocomplete({ options: cities });
  const found = city.groupedOptions as string[];

  return (
    <Field>
      <Label {...city.getInputLabelProps()}>City</Label>
      <div {...city.getRootProps()}>
        <Input {...city.getInputProps()} placeholder="Type bo" />
      </div>
      {found.length > 0 && (
        <Listbox {...city.getListboxProps()}>
          {found.map((option, index) => (
            <Option {...city.getOptionProps({ option, index })} key={option}>
              {option}
            </Option>
          ))}
        </Listbox>
      )}
    </Field>
  );
}
