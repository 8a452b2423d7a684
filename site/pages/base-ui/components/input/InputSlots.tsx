import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

export default function InputSlots() {
  return (
    <Input
      className="quiet-input"
      aria-label="Amount"
      defaultValue="48.00"
      slots={{ root: 'span' }}
      slotProps={{
        root: (state) => ({ 'data-focused': state.focused }),
        input: { inputMode: 'decimal', style: { textAlign: 'end' } },
      }}
    />
  );
}
