import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';
import '../../../../families/base-ui/look/quiet.css';
import './check-card.css';

interface PlanProps extends UseSwitchParameters {
  name: string;
  price: string;
}

function Plan({ name, price, ...params }: PlanProps) {
  const { getInputProps, checked, focusVisible } = useSwitch(params);

  return (
    <label className="plan" data-on={checked} data-focus={focusVisible}>
      <input {...getInputProps()} className="plan-input" />
      {name} <small>{price}</small>
    </label>
  );
}

export default function HookCheckCard() {
  return (
    <div className="plans">
      <Plan name="Backups" price="4.00 a month" defaultChecked />
      <Plan name="Own domain" price="2.50 a month" />
    </div>
  );
}
