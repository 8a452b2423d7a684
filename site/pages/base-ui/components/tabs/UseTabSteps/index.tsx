import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useTab } from '@mui/base/useTab';
import type { UseTabParameters } from '@mui/base/useTab';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../../families/base-ui/look/quiet.css';
import './steps.css';

interface StepProps extends UseTabParameters {
  children: string;
}

function Step({ children, ...params }: StepProps) {
  const { active, focusVisible, getRootProps, index, totalTabsCount } =
    useTab(params);

  return (
    <button
      {...getRootProps()}
      className="step"
      data-active={active}
      data-focus={focusVisible}
    >
      <small>
        {index + 1} of {totalTabsCount}
      </small>
      {children}
    </button>
  );
}

export default function UseTabSteps() {
  return (
    <Tabs
      className="steps"
      defaultValue="plan"
      direction={useRtl() ? 'rtl' : 'ltr'}
    >
      <TabsList className="steps-list" aria-label="Move to a new office">
        <Step value="plan">Plan</Step>
        <Step value="pack">Pack</Step>
        <Step value="open">Open</Step>
      </TabsList>
      <TabPanel className="step-text" value="plan" tabIndex={0}>
        Choose a date and a moving company.
      </TabPanel>
      <TabPanel className="step-text" value="pack" tabIndex={0}>
        Label each box with a floor and a desk.
      </TabPanel>
      <TabPanel className="step-text" value="open" tabIndex={0}>
        Hand out the keys on Monday at nine.
      </TabPanel>
    </Tabs>
  );
}
