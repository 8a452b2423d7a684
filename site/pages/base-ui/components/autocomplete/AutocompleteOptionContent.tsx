import { useAutocomplete } from '@mui/base/useAutocomplete';
import { airports } from './airports';
import type { Airport } from './airports';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/combobox.css';

export default function AutocompleteOptionContent() {
  const field = useAutocomplete({ id: 'airport-content', options: airports });
  const found = field.groupedOptions as Airport[];

  return (
    <div className="quiet-combobox">
      <label className="quiet-label" {...field.getInputLabelProps()}>
        Airport
      </label>
      <div {...field.getRootProps()} className="quiet-combobox-root">
        <input {...field.getInputProps()} placeholder="City" />
      </div>
      {found.length > 0 && (
        <ul {...field.getListboxProps()} className="quiet-listbox">
          {found.map((option, index) => (
            <li {...field.getOptionProps({ option, index })} key={option.code}>
              <span className="quiet-row">
                {option.label}
                <span className="quiet-chip">{option.code}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
