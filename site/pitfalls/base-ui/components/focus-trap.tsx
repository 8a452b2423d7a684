import { FocusTrap } from '@mui/base/FocusTrap';
import type { Pitfall } from '../../pitfall';

function Filters({ hidden }: { hidden: boolean }) {
  return (
    <FocusTrap open={false}>
      <div tabIndex={-1} hidden={hidden} style={{ opacity: 0 }}>
        <input />
      </div>
    </FocusTrap>
  );
}

export default [
  {
    lead: 'A hidden panel is reached with Tab.',
    Failing: () => <Filters hidden={false} />,
    Fixed: () => <Filters hidden />,
    symptom: async ({ press }) => {
      await press('Tab');
      return document.activeElement?.tagName === 'INPUT';
    },
  },
] satisfies Pitfall[];
