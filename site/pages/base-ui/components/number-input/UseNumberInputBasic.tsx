import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/number.css';

export default function UseNumberInputBasic() {
  const number = useNumberInput({
    inputId: 'attempts',
    defaultValue: 3,
    min: 1,
    max: 9,
  });

  return (
    <div {...number.getRootProps()} className="quiet-actions">
      <label className="quiet-label" htmlFor="attempts">
        Attempts
      </label>
      <button
        {...number.getDecrementButtonProps()}
        type="button"
        className="quiet-button quiet-outlined"
      >
        Fewer
      </button>
      <input
        {...number.getInputProps()}
        className="quiet-box"
        role="spinbutton"
        size={3}
      />
      <button
        {...number.getIncrementButtonProps()}
        type="button"
        className="quiet-button quiet-outlined"
      >
        More
      </button>
    </div>
  );
}
