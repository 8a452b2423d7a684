import type { ComponentType } from 'react';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Pitfall } from '../../pitfall';
import { boxOf, logs, styleOf } from '../../symptoms';

const path = <path d="M4 4h16v16H4z" />;

const Localized = ({
  icon,
  ...props
}: { icon?: ComponentType<SvgIconProps> } & DatePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DatePicker
      slots={{ openPickerIcon: icon }}
      {...props}
      slotProps={{ openPickerIcon: { sx: { color: 'red' } }, ...props.slotProps }}
    />
  </LocalizationProvider>
);

const Deaf = () => <SvgIcon>{path}</SvgIcon>;
const Listening = (props: SvgIconProps) => <SvgIcon {...props}>{path}</SvgIcon>;

interface IconProps {
  className?: string;
  ownerState?: object;
}
const WithState = (props: IconProps) => <svg {...props}>{path}</svg>;
const WithoutState = ({ className }: IconProps) => <svg className={className}>{path}</svg>;

export default [
  {
    lead: '`slotProps.openPickerIcon` has no effect.',
    Failing: () => <Localized icon={Deaf} />,
    Fixed: () => <Localized icon={Listening} />,
    symptom: async (stage) => (await styleOf(stage, 'svg')).color !== 'rgb(255, 0, 0)',
  },
  {
    lead: '"React does not recognize the `ownerState` prop on a DOM element."',
    Failing: () => <Localized icon={WithState} slotProps={{ openPickerIcon: {} }} />,
    Fixed: () => <Localized icon={WithoutState} slotProps={{ openPickerIcon: {} }} />,
    symptom: logs('React does not recognize the `ownerState` prop on a DOM element.'),
  },
  {
    lead: '`position` in `slotProps.inputAdornment` does not move the button.',
    Failing: () => <Localized slotProps={{ inputAdornment: { position: 'start' } }} />,
    Fixed: () => <Localized slotProps={{ field: { openPickerButtonPosition: 'start' } }} />,
    symptom: async (stage) => {
      const sections = await boxOf(stage, '.MuiPickersInputBase-sectionsContainer');
      return (await boxOf(stage, 'button')).left > sections.left;
    },
  },
] satisfies Pitfall[];
