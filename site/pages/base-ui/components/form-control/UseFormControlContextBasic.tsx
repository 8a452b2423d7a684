import type { ComponentProps } from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/select.css';

function NativeSelect(props: ComponentProps<'select'>) {
  const field = useFormControlContext();
  return (
    <select
      {...props}
      value={String(field?.value)}
      disabled={field?.disabled}
      required={field?.required}
      aria-invalid={field?.error}
      onChange={field?.onChange}
      onFocus={field?.onFocus}
      onBlur={field?.onBlur}
    />
  );
}

export default function UseFormControlContextBasic() {
  return (
    <FormControl className="quiet-field" required defaultValue="EUR">
      <label className="quiet-label" htmlFor="currency">
        Currency
      </label>
      <NativeSelect className="quiet-select" id="currency">
        <option value="EUR">Euro</option>
        <option value="JPY">Yen</option>
      </NativeSelect>
    </FormControl>
  );
}
