import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

export default function FormControlSlots() {
  return (
    <ul aria-label="Links" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      <FormControl
        className="quiet-field"
        slots={{ root: 'li' }}
        slotProps={{
          root: ({ filled, focused }) => ({
            'data-state': focused ? 'editing' : filled ? 'done' : 'open',
          }),
        }}
        defaultValue="https://example.com"
      >
        <label className="quiet-label" htmlFor="website">
          Website
        </label>
        <Input className="quiet-input" id="website" type="url" />
      </FormControl>
    </ul>
  );
}
