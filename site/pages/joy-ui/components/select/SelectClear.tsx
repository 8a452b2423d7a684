import { useRef, useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

interface Actions {
  focusVisible(): void;
}

export default function SelectClear() {
  const [status, setStatus] = useState<string | null>('open');
  const actions = useRef<Actions>(null);

  const clear = () => {
    setStatus(null);
    actions.current?.focusVisible();
  };

  return (
    <Select
      action={actions}
      value={status}
      placeholder="Any status"
      aria-label="Status"
      onChange={(_event, next) => setStatus(next)}
      {...(status !== null && {
        indicator: null,
        endDecorator: (
          <IconButton size="sm" aria-label="Clear" onClick={clear}>
            <CloseIcon />
          </IconButton>
        ),
      })}
      sx={{ width: 240 }}
    >
      <Option value="open">Open</Option>
      <Option value="closed">Closed</Option>
    </Select>
  );
}
