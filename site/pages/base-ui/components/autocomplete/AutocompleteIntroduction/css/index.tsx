import { useAutocomplete } from '@mui/base/useAutocomplete';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/combobox.css';

const cities = ['Bergen', 'Bilbao', 'Bologna', 'Bordeaux', 'Brno'];

export default function AutocompleteIntroduction() {
  const city = useAutocomplete({ options: cities });
  const found = city.groupedOptions as string[];

  return (
    <div className="quiet-combobox">
      <label className="quiet-label" {...city.getInputLabelProps()}>
        City
      </label>
      <div {...city.getRootProps()} className="quiet-combobox-root">
        <input {...city.getInputProps()} placeholder="Type bo" />
      </div>
      {found.length > 0 && (
        <ul {...city.getListboxProps()} className="quiet-listbox">
          {found.map((option, index) => (
            <li {...city.getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
