import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';
import '../../../../families/base-ui/look/quiet.css';

function Favorite(props: UseSwitchParameters) {
  const { getInputProps, checked } = useSwitch(props);

  return (
    <label className="quiet-label">
      <input {...getInputProps()} aria-label="Favorite" />{' '}
      <span aria-hidden="true">{checked ? '★' : '☆'}</span>
    </label>
  );
}

export default function UseSwitchBasic() {
  return <Favorite defaultChecked />;
}
