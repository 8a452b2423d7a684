import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/combobox.css';

const papers = ['Matte, 170 g', 'Glossy, 200 g', 'Cotton rag, 310 g'];

export default function AutocompletePortal() {
  const { setAnchorEl, ...field } = useAutocomplete({ options: papers });
  const found = field.groupedOptions as string[];

  return (
    <div className="quiet-combobox">
      <label className="quiet-label" {...field.getInputLabelProps()}>
        Paper
      </label>
      <div
        {...field.getRootProps()}
        ref={setAnchorEl}
        className="quiet-combobox-root"
      >
        <input {...field.getInputProps()} placeholder="Choose a paper" />
      </div>
      <Popper
        open={found.length > 0}
        anchorEl={field.anchorEl}
        role="presentation"
        className="quiet-listbox-popup"
        style={{ inlineSize: field.anchorEl?.offsetWidth }}
      >
        <ul {...field.getListboxProps()} className="quiet-listbox">
          {found.map((option, index) => (
            <li {...field.getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      </Popper>
    </div>
  );
}
