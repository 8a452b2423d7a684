import { useInput } from '@mui/base/useInput';
import type { UseInputParameters } from '@mui/base/useInput';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

function Field({ label, ...params }: UseInputParameters & { label: string }) {
  const { getRootProps, getInputProps, focused, error } = useInput(params);

  return (
    <label {...getRootProps()} className="quiet-label">
      {label} {focused && '(typing)'} {error && '(too short)'}
      <span className="quiet-input">
        <input {...getInputProps()} className="base-Input-input" />
      </span>
    </label>
  );
}

export default function UseInputBasic() {
  return (
    <div className="quiet-field">
      <Field label="First name" defaultValue="Amara" />
      <Field label="Last name" defaultValue="O" error />
    </div>
  );
}
