import { Switch } from '@mui/base/Switch';
import { ClassNameConfigurator } from '@mui/base/utils';
import '../../../../families/base-ui/look/quiet.css';

export default function WithoutClasses() {
  return (
    <ClassNameConfigurator disableDefaultClasses>
      <label className="quiet-label">
        <Switch slots={{ track: null }} /> Compact list
      </label>
    </ClassNameConfigurator>
  );
}
