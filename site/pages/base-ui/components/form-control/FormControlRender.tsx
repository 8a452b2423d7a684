import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

export default function FormControlRender() {
  return (
    <FormControl className="quiet-field" defaultValue="Weekly sync">
      {({ value, filled }) => (
        <>
          <label className="quiet-label" htmlFor="event-title">
            Event title
          </label>
          <Input
            className="quiet-input"
            id="event-title"
            slotProps={{ input: { maxLength: 40 } }}
          />
          <p className="quiet-hint">
            {filled ? `${String(value).length} of 40` : 'Up to 40 characters'}
          </p>
        </>
      )}
    </FormControl>
  );
}
