import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { Switch } from '@mui/base/Switch';
import { Controller, useForm } from 'react-hook-form';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/field.css';
import '../../../../families/base-ui/look/select.css';
import '../../../../families/base-ui/look/switch.css';

interface Member {
  email: string;
  role: string | null;
  admin: boolean;
}

export default function HookForm() {
  const { control, handleSubmit, formState } = useForm<Member>({
    defaultValues: { email: '', role: null, admin: false },
  });
  const { errors, isSubmitSuccessful } = formState;

  return (
    <form
      className="quiet-panel"
      style={{ inlineSize: 'min(100%, 322px)' }}
      noValidate
      onSubmit={(event) => void handleSubmit(() => undefined)(event)}
    >
      <Controller
        name="email"
        control={control}
        rules={{ required: 'Enter an email address.' }}
        render={({ field: { ref, value, onChange, ...field }, fieldState }) => (
          <FormControl
            className="quiet-field"
            required
            error={fieldState.invalid}
            value={value}
            onChange={onChange}
          >
            <label className="quiet-label" htmlFor="member-email">
              Email
            </label>
            <Input
              {...field}
              id="member-email"
              className="quiet-input"
              aria-describedby="member-email-error"
              slotProps={{ input: { ref } }}
            />
            <p className="quiet-error" id="member-email-error">
              {errors.email?.message}
            </p>
          </FormControl>
        )}
      />
      <Controller
        name="role"
        control={control}
        rules={{ required: 'Choose a role.' }}
        render={({ field, fieldState }) => (
          <div className="quiet-field">
            <label className="quiet-label" htmlFor="member-role">
              Role
            </label>
            <Select
              ref={field.ref}
              value={field.value}
              id="member-role"
              className="quiet-select"
              placeholder="Choose a role"
              aria-invalid={fieldState.invalid}
              aria-describedby="member-role-error"
              onBlur={field.onBlur}
              onChange={(_event, role) => field.onChange(role)}
              slotProps={{ popup: { className: 'quiet-popup' } }}
            >
              <Option value="design">Designer</Option>
              <Option value="code">Developer</Option>
            </Select>
            <p className="quiet-error" id="member-role-error">
              {errors.role?.message}
            </p>
          </div>
        )}
      />
      <Controller
        name="admin"
        control={control}
        render={({ field: { ref, value, ...field } }) => (
          <label className="quiet-row">
            Can manage members
            <Switch
              {...field}
              className="quiet-switch"
              checked={value}
              slotProps={{ input: { ref } }}
            />
          </label>
        )}
      />
      <div className="quiet-actions">
        <button type="submit" className="quiet-button">
          Add member
        </button>
        <span role="status">{isSubmitSuccessful && 'Added'}</span>
      </div>
    </form>
  );
}
